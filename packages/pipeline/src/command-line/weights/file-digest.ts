import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * How the content of a file is known to be right. Repositories of the hub have the SHA-256 of their large files and git's
 * own object id of small ones: the SHA-1 of a header with the length, and the content (git-scm.com/book, Git Objects).
 */
export interface FileDigest {
  readonly name: 'SHA-256' | 'git object id'
  /** Lower-case hex. */
  readonly hex: string
}

/** A SHA-256 that is known. */
export function sha256Of(hex: string): FileDigest {
  return { name: 'SHA-256', hex }
}

/** Whether the file has the digest. Reads it once, in pieces. */
export async function hasDigest(path: string, { name, hex }: FileDigest): Promise<boolean> {
  const hash = await startHash[name](path)
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex') === hex
}

const startHash = {
  'SHA-256': async () => await Promise.resolve(createHash('sha256')),
  'git object id': async (path: string) => {
    const { size } = await stat(path)
    return createHash('sha1').update(`blob ${size}\0`)
  },
}
