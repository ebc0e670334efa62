import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '@fukidashi/pipeline/ports'

const shipped = 'models:recogniser/'

/** The platform with the weights of our own recogniser taken from a folder instead of from the package that ships them. */
export function withRecogniser(platform: Platform, folder: string | undefined): Platform {
  if (folder === undefined) return platform
  return {
    ...platform,
    assets: {
      load: async (asset) =>
        asset.startsWith(shipped)
          ? await readFile(join(folder, asset.slice(shipped.length)))
          : await platform.assets.load(asset),
    },
  }
}
