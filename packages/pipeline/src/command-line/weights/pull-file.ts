import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type FileDigest, hasDigest } from './file-digest.ts'
import { explainAnswer, explainDisk, explainNetwork, PullError } from './pull-error.ts'

/** One file to be fetched. */
export interface FileToPull {
  readonly url: string
  readonly path: string
  readonly bytes: number
  readonly digest: FileDigest
}

/** Watches a pull. */
export interface PullControls {
  readonly signal: AbortSignal
  /** Bytes that lie on disk now, those of an earlier try included. */
  readonly onBytes: (bytes: number) => void
}

/**
 * Fetches a file, or the rest of it when an earlier try was cut off, and puts it in its place only when its size and digest are
 * right. Gives false when it already lies there. Throws a PullError; what was fetched stays for the next try, unless it is wrong.
 */
export async function pullFile(file: FileToPull, controls: PullControls): Promise<boolean> {
  if ((await sizeOf(file.path)) === file.bytes && (await hasDigest(file.path, file.digest))) return false
  const part = `${file.path}.part`
  await mkdir(dirname(part), { recursive: true })
  if ((await sizeOf(part)) < file.bytes) await fetchRest(file, part, controls)
  const size = await sizeOf(part)
  if (size < file.bytes)
    throw new PullError(`the connection was lost after ${size} of ${file.bytes} bytes; pull again to resume`)
  if (size !== file.bytes || !(await hasDigest(part, file.digest))) {
    await rm(part)
    throw new PullError(`${file.url} has the wrong size or ${file.digest.name} and was discarded`, 'wrongContent')
  }
  await rename(part, file.path)
  return true
}

async function fetchRest(file: FileToPull, part: string, { signal, onBytes }: PullControls): Promise<void> {
  const start = await sizeOf(part)
  // Lengths are those of the files themselves, so nothing may be packed on the way.
  const headers = { 'Accept-Encoding': 'identity', ...(start > 0 && { Range: `bytes=${start}-` }) }
  const reply = await fetch(file.url, { headers, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new PullError(explainNetwork(file.url, error))
  })
  if (!reply.ok || reply.body === null) throw new PullError(explainAnswer(file.url, reply))
  // A server that knows no ranges sends the whole file again.
  const isRest = reply.status === 206
  let received = isRest ? start : 0
  await refuseOtherLength(file, received, reply)
  const handle = await open(part, isRest ? 'a' : 'w')
  try {
    // Each piece is on the disk before the next is taken, so that a cut-off pull keeps all that it received.
    for await (const chunk of reply.body) {
      received += chunk.length
      if (received > file.bytes) throw new PullError(`${file.url} is longer than the expected ${file.bytes} bytes`)
      await handle.writeFile(chunk)
      onBytes(received)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PullError) throw error
    throw new PullError(
      explainDisk(part, error) ?? `${explainNetwork(file.url, error)}; pull again to resume from ${received} bytes`,
    )
  } finally {
    await handle.close()
  }
}

async function refuseOtherLength(
  { url, bytes }: FileToPull,
  start: number,
  { headers, body }: Response,
): Promise<void> {
  const announced = headers.get('content-length')
  if (announced === null) return
  const total = start + Number(announced)
  if (total === bytes) return
  await body?.cancel()
  throw new PullError(`${url} has ${total} bytes instead of ${bytes}`, 'wrongContent')
}

async function sizeOf(path: string): Promise<number> {
  return await stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
