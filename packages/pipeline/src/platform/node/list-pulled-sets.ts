import { join } from 'node:path'
import { openModelSets } from '../../translate/engines/open-models/open-model-sets.ts'
import { pulledManifestName, readManifest } from './pulled-manifest.ts'

/** The larger translation models in a folder of pulled weights that are complete: their commits by id. */
export function listPulledSets(pulledFolder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    openModelSets.flatMap(({ id }) => {
      const manifest = readManifest(join(pulledFolder, id, pulledManifestName))
      return manifest === undefined ? [] : [[id, manifest.revision]]
    }),
  )
}
