import { ProductError } from '@fukidashi/contract/errors'
import type { ImageFormat } from '@fukidashi/contract/limits'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { addAbortSignal, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../deps.ts'
import { images, results, tasks } from '../../db/schema.ts'
import { openPage } from './open-result.ts'

type ZippingDeps = Pick<Deps, 'database' | 'blobs' | 'clock' | 'logger' | 'pageEditing'>

/**
 * One zip of finished pages in the order asked for, named as they were uploaded, as a stream: no more than one page is held in
 * memory. Throws a ProductError `notFound` when one of them is not there, not finished, or somebody else's.
 */
export async function zipResults(deps: ZippingDeps, ownerId: string, taskIds: readonly string[]): Promise<Readable> {
  const wanted = [...new Set(taskIds)]
  const rows = await deps.database.db
    .select({ taskId: tasks.id, name: images.name, format: results.format })
    .from(tasks)
    .innerJoin(results, eq(results.taskId, tasks.id))
    .innerJoin(images, eq(images.id, tasks.imageId))
    .where(and(inArray(tasks.id, wanted), eq(tasks.ownerId, ownerId), gt(results.expiresAt, deps.clock.now())))
  if (rows.length !== wanted.length) throw new ProductError('notFound', 'A page of the zip is not there.')
  return zipPages(
    deps,
    wanted.map((id) => rows.find(({ taskId }) => taskId === id)!),
  )
}

/** One zip of pages that are finished, under their names with the ending of what they are now; two of the same name get a number. */
export function zipPages(deps: ZippingDeps, pages: readonly ZippedPage[]): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream as AsyncIterable<Buffer>)
  const left = new AbortController()
  stream.once('close', () => left.abort())
  fill(zip, pages, deps, left.signal).catch((error: unknown) => {
    if (!left.signal.aborted) deps.logger.error({ err: error }, 'a zip could not be finished')
    stream.destroy(error as Error)
  })
  return stream
}

/** A finished page and what it is called in the zip. */
export interface ZippedPage {
  readonly name: string
  readonly format: ImageFormat
  readonly taskId: string
}

// A reader who goes away leaves a page half read, whose file has to be closed.
async function fill(zip: ZipFile, pages: readonly ZippedPage[], deps: ZippingDeps, left: AbortSignal): Promise<void> {
  const taken = new Set<string>()
  for (const { name, format, taskId } of pages) {
    left.throwIfAborted()
    const { stream, bytes } = await openPage(deps, taskId)
    addAbortSignal(left, stream)
    // Images are packed already; packing them again would only cost time.
    zip.addReadStream(stream, freeName(name, format, taken), { size: bytes, compress: false })
    await new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject))
  }
  zip.end()
}

function freeName(name: string, format: ImageFormat, taken: Set<string>): string {
  const stem = name.replace(/\.(jpe?g|png|webp)$/i, '')
  const endings = name.slice(stem.length)
  const isRight = (format === 'jpg' ? /^\.jpe?g$/i : new RegExp(`^\\.${format}$`, 'i')).test(endings)
  const ending = isRight ? endings : `.${format}`
  let free = `${stem}${ending}`
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`
  taken.add(free.toLowerCase())
  return free
}
