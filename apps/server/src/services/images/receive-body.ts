import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes bytes to a file as they come, so that many uploads at once cost no memory. Throws a ProductError of `tooLarge` at the
 * first byte too many.
 */
export async function receiveBody(
  source: Readable,
  path: string,
  maxBytes: number,
  tooLarge: ErrorKey = 'imageTooLarge',
): Promise<void> {
  await pipeline(source, createMeter(maxBytes, tooLarge), createWriteStream(path, { flags: 'wx' }))
}

/** Passes bytes on and fails with a ProductError of `key` at the first byte too many. */
export function createMeter(maxBytes: number, key: ErrorKey): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > maxBytes) done(new ProductError(key, `More than ${maxBytes} bytes came.`))
      else done(null, chunk)
    },
  })
}

/** The body of a web request as a Node stream; an empty one when there is none. */
export function bodyOf(request: Request): Readable {
  return request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as never)
}
