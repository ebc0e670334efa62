import type { Breach, Rule } from './rules.ts'

const codePattern = /\.(ts|tsx|mts|mjs|css)$/
const mostLines = 400
const vagueNames = /^(utils?|helpers?|common|lib|misc|shared|manager)$/
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Folders whose names are prescribed by others. */
const prescribedFolders = new Set(['.github', '.ci', '_locales'])

/** The environment is read in one place, where it is checked and has defaults. */
export const environmentInOnePlace: Rule = ({ files }) =>
  files
    .filter(({ inner, isDevelopment }) => !isDevelopment && !/(^|\/)env\.ts$/.test(inner))
    .flatMap(({ path, environmentReads }) =>
      environmentReads.map((line) => ({
        path,
        line,
        message: 'The environment is read outside env.ts. Read and check it in env.ts and pass the value in.',
      })),
    )

/** No file only hands on other files: they hide cycles and swell the content script. */
export const noBarrels: Rule = ({ files }) =>
  files.flatMap(({ path, starExports, isBarrel }): Breach[] => [
    ...starExports.map((line) => ({
      path,
      line,
      message:
        "'export *' adds to the package's interface unseen. Give each module its own entry in the package's exports.",
    })),
    ...(isBarrel || /(^|\/)index\.tsx?$/.test(path)
      ? [
          {
            path,
            message:
              "This is a barrel. Name the file after what it does, and give each module its own entry in the package's exports.",
          },
        ]
      : []),
  ])

/** A file is one thing that is read without scrolling for long. */
export const fileLength: Rule = ({ files }) =>
  files
    .filter(({ lineCount }) => lineCount > mostLines)
    .map(({ path, lineCount }) => ({
      path,
      message: `${lineCount} lines are more than one thing. Split it by subject; ${mostLines} is the limit.`,
    }))

/** Names say the subject, in kebab-case. */
export const names: Rule = ({ paths }) =>
  paths.flatMap((path): Breach[] => {
    if (!codePattern.test(path)) return []
    const parts = path.split('/')
    const vague = parts.find((part) => vagueNames.test(part.split('.')[0]!))
    if (vague)
      return [
        {
          path,
          message: `'${vague}' names no subject. Name it after what it knows, or leave the code with its one user.`,
        },
      ]
    const odd = parts.find((part) => !prescribedFolders.has(part) && !kebabCase.test(part))
    return odd ? [{ path, message: `'${odd}' is not kebab-case. Write it in small letters with hyphens.` }] : []
  })
