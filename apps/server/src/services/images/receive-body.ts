import { ProductError } from '@fukidashi/contract/errors'
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes bytes to a file as they come, so that many uploads at once cost no memory. Throws `imageTooLarge` at the first byte too many. */
export async function receiveBody(source: Readable, path: string, maxBytes: number): Promise<void> {
  let received = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > maxBytes) done(new ProductError('imageTooLarge', `More than ${maxBytes} bytes came.`))
      else done(null, chunk)
    },
  })
  await pipeline(source, meter, createWriteStream(path, { flags: 'wx' }))
}

/** The body of a web request as a Node stream; an empty one when there is none. */
export function bodyOf(request: Request): Readable {
  return request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as never)
}
