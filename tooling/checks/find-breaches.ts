import { noCircles } from './circle-rules.ts'
import { environmentInOnePlace, fileLength, names, noBarrels } from './file-rules.ts'
import { filesOfOwnPackage, imports, librariesExplained, workspaceDependencies } from './package-rules.ts'
import type { Repository } from './repository.ts'
import {
  clientsPortable,
  contentScriptsQuiet,
  enginesApart,
  languagesApart,
  routesWithoutSql,
  stagesApart,
  stagesPortable,
  translatorDirected,
  translatorPageDirected,
} from './layer-rules.ts'
import { migrationsAdd } from './migration-rules.ts'
import type { Breach } from './rules.ts'
import { wordsInCatalogs } from './word-rules.ts'

const rules = [
  workspaceDependencies,
  librariesExplained,
  imports,
  filesOfOwnPackage,
  stagesApart,
  stagesPortable,
  enginesApart,
  translatorPageDirected,
  translatorDirected,
  languagesApart,
  noCircles,
  clientsPortable,
  contentScriptsQuiet,
  routesWithoutSql,
  migrationsAdd,
  environmentInOnePlace,
  noBarrels,
  wordsInCatalogs,
  names,
  fileLength,
]

/** Runs every rule over a repository; the breaches come sorted by place. */
export function findBreaches(repository: Repository): readonly Breach[] {
  const breaches = rules.flatMap((rule) => rule(repository))
  return breaches.toSorted((a, b) => a.path.localeCompare(b.path) || (a.line ?? 0) - (b.line ?? 0))
}
