import { posix } from 'node:path'
import { readSource, type Source } from './read-source.ts'

/** What a `package.json` of the workspace says. */
export interface WorkspacePackage {
  readonly name: string
  /** Folder from the repository's root, without a slash at the end. */
  readonly folder: string
  /** Packages that the code may use when it runs. */
  readonly dependencies: ReadonlySet<string>
  /** Packages that tests, scripts and settings may use too. */
  readonly developmentDependencies: ReadonlySet<string>
  /** What the package exports, such as `./sign`. */
  readonly exports: ReadonlySet<string>
}

/** A code file with its parsed content and the package that it belongs to. */
export interface SourceFile extends Source {
  readonly path: string
  readonly owner: WorkspacePackage | undefined
  /** Path inside the owner's folder. */
  readonly inner: string
  /** Tests, settings and scripts: they run on a developer's machine only. */
  readonly isDevelopment: boolean
}

/** The repository as the rules see it. */
export interface Repository {
  readonly paths: readonly string[]
  readonly packages: readonly WorkspacePackage[]
  readonly files: readonly SourceFile[]
  /** Migrations of the server's database, in SQL. */
  readonly migrations: readonly { readonly path: string; readonly text: string }[]
  /** Text of the README, which has to name every library. */
  readonly readme: string
}

const codePattern = /\.(ts|tsx|mts|mjs|js)$/
const developmentPattern = /(\.test\.tsx?|\.config\.ts)$|(^|\/)(scripts|fixtures)\//

/** Reads a repository from its file names and a reader, so that tests can give one that never was on a disk. */
export function readRepository(paths: readonly string[], read: (path: string) => string): Repository {
  const packages = paths
    .filter((path) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(path))
    .map((path) => readPackage(path, read(path)))
  const files = paths
    .filter((path) => codePattern.test(path))
    .map((path): SourceFile => {
      const owner = packages.find(({ folder }) => path.startsWith(`${folder}/`))
      const inner = owner ? path.slice(owner.folder.length + 1) : path
      const isDevelopment = path.startsWith('tooling/') || developmentPattern.test(inner)
      return { path, owner, inner, isDevelopment, ...readSource(path, read(path)) }
    })
  const migrations = paths
    .filter((path) => /^apps\/server\/migrations\/[^/]+\.sql$/.test(path))
    .map((path) => ({ path, text: read(path) }))
  return { paths, packages, files, migrations, readme: paths.includes('README.md') ? read('README.md') : '' }
}

function readPackage(path: string, text: string): WorkspacePackage {
  const content = JSON.parse(text) as Record<string, Record<string, unknown> | undefined> & { name: string }
  const namesIn = (list: string) => Object.keys(content[list] ?? {})
  return {
    name: content.name,
    folder: posix.dirname(path),
    dependencies: new Set([...namesIn('dependencies'), ...namesIn('peerDependencies')]),
    developmentDependencies: new Set(namesIn('devDependencies')),
    exports: new Set(namesIn('exports')),
  }
}
