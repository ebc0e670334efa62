import { stageNames } from '@fukidashi/contract/stages'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { packageNameOf } from './package-rules.ts'
import type { SourceFile } from './repository.ts'
import type { Breach, Rule } from './rules.ts'

const pipelineSource = 'packages/pipeline/src/'
const stageFolders: ReadonlySet<string> = new Set(stageNames)

/** Folders of the pipeline that are about Node itself; everything else there has to run in a browser too. */
const nodeFolders = ['platform/node/', 'command-line/', 'page-workers/']

/** Packages that run on Node alone, or that a port of `ports.ts` stands for. */
const nodePackages = new Set([
  'sharp',
  '@napi-rs/canvas',
  'onnxruntime-node',
  'tesseract.js',
  'piscina',
  'yauzl',
  'yazl',
  'cli-progress',
  'commander',
])

/** Code that clients bundle: no Node module may stand in it. What servers alone load is the one exception. */
const clientFolders = [
  'packages/contract/',
  'packages/api-client/',
  'packages/ui/',
  'packages/i18n/src/',
  'packages/signing/',
  'packages/page-translation/',
  'packages/reader-engines/',
  'packages/translator/src/',
  'apps/extension/src/',
  'apps/web/src/',
]
const serverFiles = new Set(['packages/signing/src/verify.ts'])

/** Folders of the extension that run inside other people's pages. */
const contentFolders = /^apps\/extension\/src\/(features|page|sites)\//
const networkPackages = new Set(['@fukidashi/api-client', '@fukidashi/signing', 'ofetch'])
const databasePackages = new Set(['drizzle-orm', 'pg', '@electric-sql/pglite', 'pg-boss'])

function folderOf(path: string): string | undefined {
  return path.startsWith(pipelineSource) ? path.slice(pipelineSource.length).split('/')[0] : undefined
}

/** A rule over the imports of each file: the judge answers with what to do instead, or with nothing when all is well. */
function importRule(judge: (file: SourceFile, specifier: string) => string | undefined): Rule {
  return ({ files }) =>
    files.flatMap((file) =>
      file.references.flatMap(({ specifier, line }): Breach[] => {
        const message = judge(file, specifier)
        return message ? [{ path: file.path, line, message }] : []
      }),
    )
}

/** A stage knows no other stage; only run-pipeline.ts knows their order. */
export const stagesApart = importRule((file, specifier) => {
  const folder = folderOf(file.path)
  if (!folder || !stageFolders.has(folder) || !specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(file.path), specifier)
  const targetFolder = folderOf(target)
  if (targetFolder === folder || !targetFolder) return undefined
  if (stageFolders.has(targetFolder)) {
    return `The stage '${folder}' imports the stage '${targetFolder}'. Put what they share into a folder named for its subject (geometry, raster, ...), or pass it on in page.ts.`
  }
  if (targetFolder === 'run-pipeline.ts' && !file.isDevelopment)
    return `The stage '${folder}' imports the order of the stages. Stages know only their input and output.`
  return undefined
})

const enginesFolder = `${pipelineSource}translate/engines/`
/** Files of the translate stage that choose among the engines. */
const engineChoosers = new Set(
  ['create-translate-stage.ts', 'engine-registry.ts', 'check-translation.ts'].map(
    (name) => `${pipelineSource}translate/${name}`,
  ),
)

/** A translation engine knows no other, and nothing of how one is chosen. */
export const enginesApart = importRule((file, specifier) => {
  if (!file.path.startsWith(enginesFolder) || !specifier.startsWith('.')) return undefined
  const engineOf = (path: string): string => path.slice(enginesFolder.length).split('/')[0]!
  const engine = engineOf(file.path)
  const target = posix.join(posix.dirname(file.path), specifier)
  if (engineChoosers.has(target) && !file.isDevelopment)
    return `The engine '${engine}' imports '${specifier}', which chooses among the engines. An engine knows only its request: pass it on in translation-engine.ts.`
  if (!target.startsWith(enginesFolder) || engineOf(target) === engine) return undefined
  return `The engine '${engine}' imports the engine '${engineOf(target)}'. Put what they share into translate/text or translate/service.`
})

/** Folders of one place, each with what it may import: folders, and single files beside them. */
interface DirectedFolders {
  readonly place: string
  readonly name: string
  readonly imports: Readonly<Record<string, readonly string[]>>
}

function directedRule({ place, name, imports }: DirectedFolders): Rule {
  return importRule((file, specifier) => {
    if (!file.path.startsWith(place) || !specifier.startsWith('.')) return undefined
    const [folder, ...rest] = file.path.slice(place.length).split('/')
    const target = posix.join(posix.dirname(file.path), specifier)
    if (rest.length === 0 || !target.startsWith(place)) return undefined
    const [targetFolder] = target.slice(place.length).split('/')
    const allowed = imports[folder!]
    if (!allowed) return `'${folder}' is no known folder of ${name}. Say in tooling/checks what it may import.`
    if (
      targetFolder === folder ||
      allowed.includes(targetFolder!) ||
      (file.isDevelopment && allowsTests(targetFolder!))
    )
      return undefined
    return `'${folder}' of ${name} imports '${target.slice(place.length)}'. It may import ${allowed.join(', ') || 'no other folder'}: take what it needs as a parameter.`
  })
}

const allowsTests = (folder: string): boolean => folder === 'fixtures'

/** On the translator page, what is shown imports what is stored and sent, never the other way round. The files beside the folders put all together. */
export const translatorPageDirected = directedRule({
  place: 'apps/web/src/features/translate-pages/',
  name: 'the translator page',
  imports: {
    server: [],
    engines: ['server', 'words'],
    queue: [],
    words: ['queue'],
    options: ['engines', 'words'],
    drop: ['queue', 'words'],
    editor: ['engines', 'queue', 'words'],
    pages: ['editor', 'engines', 'queue', 'server', 'words'],
  },
})

const translatorSource = 'packages/translator/src/'

/** In the translator, a language is rows that the other folders read, and knows none of them. */
export const translatorDirected = directedRule({
  place: translatorSource,
  name: 'the translator',
  imports: {
    text: [],
    rules: [],
    languages: ['text'],
    model: ['platform.ts'],
    numbers: ['languages', 'text'],
    names: ['languages', 'model', 'numbers', 'text'],
    dictionary: ['languages', 'text'],
    phrases: ['languages'],
    preparation: ['dictionary', 'languages', 'model', 'names', 'numbers', 'phrases', 'rules', 'text'],
    search: ['languages', 'model', 'text'],
    fixtures: ['model'],
  },
})

/** A language of the translator knows no other one: what two share stands beside their folders. */
export const languagesApart = importRule((file, specifier) => {
  const languages = `${translatorSource}languages/`
  if (!file.path.startsWith(languages) || !specifier.startsWith('.')) return undefined
  const languageOf = (path: string): string | undefined => {
    const [folder, ...rest] = path.slice(languages.length).split('/')
    return rest.length === 0 ? undefined : folder
  }
  const language = languageOf(file.path)
  const target = posix.join(posix.dirname(file.path), specifier)
  const isRegistry = file.path === `${languages}rules-of.ts`
  if (!target.startsWith(languages) || isRegistry) return undefined
  const targetLanguage = languageOf(target)
  if (targetLanguage === undefined || targetLanguage === language) return undefined
  return `'${language ?? posix.basename(file.path)}' imports '${target.slice(languages.length)}' of another language. Put what languages share into a file beside their folders.`
})

/** Stages and what they share run on any platform. */
export const stagesPortable = importRule((file, specifier) => {
  if (!file.path.startsWith(pipelineSource) || file.isDevelopment) return undefined
  const inner = file.path.slice(pipelineSource.length)
  if (nodeFolders.some((folder) => inner.startsWith(folder))) return undefined
  if (isBuiltin(specifier) || nodePackages.has(packageNameOf(specifier))) {
    return `'${specifier}' ties '${inner.split('/')[0]}' to Node. Ask for it through a port in ports.ts, and fill the port in platform/node.`
  }
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(inner), specifier) : ''
  if (nodeFolders.some((folder) => target.startsWith(folder)))
    return `'${specifier}' stands in a folder that needs Node. Take it as a parameter instead.`
  return undefined
})

/** What browsers load holds no Node module. */
export const clientsPortable = importRule((file, specifier) => {
  if (file.isDevelopment || serverFiles.has(file.path) || !clientFolders.some((folder) => file.path.startsWith(folder)))
    return undefined
  if (!isBuiltin(specifier)) return undefined
  return `'${specifier}' is a Node module in code that browsers load. Use the web's own means, or move it to the server or a script.`
})

/** A content script owns the page and nothing else: the background owns all network. */
export const contentScriptsQuiet: Rule = ({ files }) =>
  files
    .filter((file) => contentFolders.test(file.path) && !file.isDevelopment)
    .flatMap((file) => [
      ...file.references
        .filter(({ specifier }) => networkPackages.has(packageNameOf(specifier)))
        .map(({ specifier, line }) => ({
          path: file.path,
          line,
          message: `'${specifier}' in a content script. Send a message to the background, which does network and signing.`,
        })),
      ...file.networkCalls.map((line) => ({
        path: file.path,
        line,
        message: 'A content script does no network. Send a message to the background.',
      })),
    ])

/** A route calls a service; only the server's `db` folder and the services speak SQL. */
export const routesWithoutSql = importRule((file, specifier) => {
  if (!file.path.startsWith('apps/server/src/http/') || file.isDevelopment) return undefined
  const target = posix.join(posix.dirname(file.path), specifier)
  const isDatabase =
    databasePackages.has(packageNameOf(specifier)) ||
    (specifier.startsWith('.') && target.startsWith('apps/server/src/db/'))
  return isDatabase
    ? `A route imports SQL ('${specifier}'). Call a service in services/<noun>/<verb-noun>.ts.`
    : undefined
})
