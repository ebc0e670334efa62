import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, isAbsolute, join, normalize, sep } from 'node:path'
import type { AssetLoader } from '../../ports.ts'

/**
 * Finds assets in installed packages (`npm:<package>/<path>`), in the models that ship (`models:<folder>/<file>`) and in
 * the folder of pulled weights (`pulled:<id>/<file>`).
 */
export function createAssetLoader(pulledFolder?: string): AssetLoader {
  return { load: async (asset) => await readFile(findAsset(asset, pulledFolder)) }
}

/** The absolute path of an asset. Throws when its package is not installed or its address is malformed. */
export function findAsset(asset: string, pulledFolder?: string): string {
  const [, scheme, address] = /^([a-z]+):(.+)$/.exec(asset) ?? []
  const find = scheme === undefined ? undefined : schemes[scheme]
  if (find === undefined || address === undefined) throw new Error(`'${asset}' is not an asset address`)
  return find(address, pulledFolder)
}

const schemes: Record<string, (address: string, pulledFolder?: string) => string> = {
  npm: (address) => {
    const [, name, path] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(address) ?? []
    if (name === undefined || path === undefined) throw new Error(`'npm:${address}' names no file`)
    return inside(findPackage(name), path)
  },
  models: (address) => inside(findPackage('@fukidashi/models'), address),
  pulled: (address, pulledFolder) => {
    if (pulledFolder === undefined) throw new Error('No folder for pulled weights was given')
    return inside(pulledFolder, address)
  },
}

// Its `package.json` is asked for, because the `exports` of many packages hide their data files.
function findPackage(name: string): string {
  const found = findPackageJSON(name, import.meta.url)
  if (found === undefined) throw new Error(`Cannot find package '${name}'`)
  return dirname(found)
}

function inside(folder: string, path: string): string {
  const relative = normalize(path)
  if (isAbsolute(relative) || relative.split(sep)[0] === '..') throw new Error(`'${path}' leads out of its folder`)
  return join(folder, relative)
}
