import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What transformers.js asks for files, by their local path first and then by their address on the hub. */
export interface ModelFiles {
  readonly match: (name: string) => Promise<Response | string | undefined>
  readonly put: () => Promise<void>
}

/**
 * The folder of pulled weights as a cache of transformers.js: weights as paths, which onnxruntime reads itself, and texts as
 * what they hold. Its own way to local files reads all of a file's weights into memory beside that, and nobody takes them.
 */
export function createPulledModelFiles(pulledFolder: string, remoteHost: string): ModelFiles {
  return {
    match: async (name) => {
      const path = name.startsWith(remoteHost)
        ? join(pulledFolder, name.slice(remoteHost.length).replace('/resolve/main/', '/'))
        : name
      if (!existsSync(path)) return undefined
      return path.endsWith('.onnx') ? path : new Response(await readFile(path))
    },
    put: async () => await Promise.resolve(),
  }
}
