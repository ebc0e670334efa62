import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { ModuleReference } from './read-source.ts'
import type { Repository, SourceFile } from './repository.ts'
import type { Breach, Rule } from './rules.ts'

const scope = '@fukidashi/'

/** Which exports of which packages each package or app may use. Tooling may use every package and no app. */
const allowedExports: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  signing: [],
  i18n: [],
  ui: [],
  models: [],
  'comic-dialogue': [],
  'sample-pages': [],
  'api-client': ['contract', 'signing/sign'],
  'page-translation': ['contract'],
  'reader-engines': ['contract', 'page-translation'],
  translator: ['contract', 'models'],
  pipeline: ['contract', 'models', 'page-translation', 'sample-pages', 'translator'],
  web: ['api-client', 'contract', 'i18n', 'page-translation', 'reader-engines', 'sample-pages', 'ui'],
  extension: ['api-client', 'contract', 'i18n', 'page-translation', 'reader-engines', 'signing/sign', 'ui'],
  server: ['contract', 'page-translation', 'sample-pages', 'signing/verify', 'pipeline'],
}

/** Tooling that packages name as a development dependency: settings for tests and types, never code that runs. */
const sharedTooling = new Set([
  '@fukidashi/presets',
  '@fukidashi/browser',
  '@fukidashi/test-services',
  '@fukidashi/fuzz-requests',
])

/** Each `package.json` lists only what `allowedExports` allows. */
export const workspaceDependencies: Rule = ({ packages }) =>
  packages.flatMap((owner): Breach[] => {
    const path = `${owner.folder}/package.json`
    if (owner.folder.startsWith('tooling/')) return []
    const allowed = allowedExports[owner.name.replace(scope, '')]
    if (!allowed)
      return [
        {
          path,
          message: `${owner.name} is not known to the checks. Add a row to allowedExports in tooling/checks/package-rules.ts.`,
        },
      ]
    const allowedPackages = new Set(allowed.map((entry) => scope + entry.split('/')[0]))
    return [...owner.dependencies, ...owner.developmentDependencies]
      .filter((name) => name.startsWith(scope) && !allowedPackages.has(name))
      .filter((name) => !(sharedTooling.has(name) && owner.developmentDependencies.has(name)))
      .map((name) => ({
        path,
        message: `${owner.name} must not depend on ${name}. It may use: ${allowed.join(', ') || 'no workspace package'}. Move the code to where it is allowed, or pass the value in.`,
      }))
  })

/** The README says of every library what it is there for. A family such as `@fontsource/*` is named once. */
export const librariesExplained: Rule = ({ packages, readme }) =>
  packages.flatMap(({ folder, dependencies, developmentDependencies }): Breach[] =>
    [...dependencies, ...developmentDependencies]
      .filter((name) => !name.startsWith(scope) && !name.startsWith('@types/'))
      .filter((name) => !readme.includes(`\`${name}\``) && !readme.includes(`\`${name.split('/')[0]}/*\``))
      .map((name) => ({
        path: `${folder}/package.json`,
        message: `The README does not say what '${name}' is there for. Add it to the table of libraries, or do without it.`,
      })),
  )

/** Every import names a declared dependency and one of its exports, and no relative import leaves its package. */
export const imports: Rule = (repository) =>
  repository.files.flatMap((file) =>
    file.references.flatMap((reference) => {
      const message = judgeImport(repository, file, reference)
      return message ? [{ path: file.path, line: reference.line, message }] : []
    }),
  )

/** What runs finds no file of another package by its path. Settings may have such defaults, development its own ways. */
export const filesOfOwnPackage: Rule = ({ files }) =>
  files.flatMap(({ path, owner, inner, isDevelopment, fileReferences }) =>
    fileReferences
      .filter(() => owner !== undefined && !isDevelopment && posix.basename(inner) !== 'env.ts')
      .filter(({ specifier }) => !`${posix.join(posix.dirname(path), specifier)}/`.startsWith(`${owner!.folder}/`))
      .map(({ specifier, line }) => ({
        path,
        line,
        message: `'${specifier}' is a file of another package. Export its path from that package, and import it.`,
      })),
  )

function judgeImport({ packages }: Repository, file: SourceFile, reference: ModuleReference): string | undefined {
  const { owner } = file
  const specifier = reference.specifier.split('?')[0]!
  if (!owner || isBuiltin(specifier) || specifier.startsWith('virtual:')) return undefined
  if (specifier.startsWith('/')) return `'${specifier}' is a place on one machine. Import the package by its name.`
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), specifier)
    if (target.startsWith(`${owner.folder}/`)) return undefined
    return `'${specifier}' leaves the package. Import it by its package name, as an entry of that package's exports.`
  }
  const name = packageNameOf(specifier)
  if (name === owner.name) return `'${specifier}' is the package's own name. Import the file by its relative path.`
  const isDeclared =
    owner.dependencies.has(name) ||
    ((file.isDevelopment || reference.isTypeOnly) && owner.developmentDependencies.has(name))
  if (!isDeclared) {
    const list = file.isDevelopment || reference.isTypeOnly ? 'devDependencies' : 'dependencies'
    return `'${name}' is not declared. Add it to ${list} of ${owner.folder}/package.json.`
  }
  return name.startsWith(scope) ? judgeExport(packages, file, specifier, name) : undefined
}

function judgeExport(
  packages: Repository['packages'],
  file: SourceFile,
  specifier: string,
  name: string,
): string | undefined {
  const target = packages.find((candidate) => candidate.name === name)
  if (!target) return `There is no package ${name} in the workspace.`
  if (target.folder.startsWith('apps/'))
    return `'${specifier}' is an app. Nothing imports an app: move the shared code to packages/.`
  if (!hasExport(target.exports, `.${specifier.slice(name.length)}`)) {
    return `'${specifier}' is not exported by ${name}. Use one of: ${[...target.exports].join(', ')}; or add one to its exports.`
  }
  const allowed = allowedExports[file.owner!.name.replace(scope, '')]
  if (!allowed || sharedTooling.has(name)) return undefined
  const wanted = specifier.slice(scope.length)
  // A test may hold its package against the other half of what it uses, as the client's against the server's verifier.
  const opened = file.isDevelopment ? allowed.map((entry) => entry.split('/')[0]!) : allowed
  const isAllowed = opened.some((entry) => wanted === entry || wanted.startsWith(`${entry}/`))
  return isAllowed
    ? undefined
    : `'${specifier}' is closed to ${file.owner!.name}. It may use: ${allowed.join(', ') || 'no workspace package'}.`
}

/** An export may hold one star, which stands for any text, as Node has it. */
function hasExport(exports: ReadonlySet<string>, wanted: string): boolean {
  return [...exports].some((entry) => {
    const [start, end] = entry.split('*')
    if (end === undefined) return entry === wanted
    return wanted.startsWith(start!) && wanted.endsWith(end) && wanted.length >= entry.length
  })
}

/** `@scope/name/inside` gives `@scope/name`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
