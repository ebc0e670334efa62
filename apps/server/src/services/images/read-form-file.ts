import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { Readable } from 'node:stream'
import { bodyOf, receiveBody } from './receive-body.ts'

/** What a form with a single small file may have around the file itself. */
const formOverheadBytes = 64 * 1024

/**
 * Writes the file of a form's field `file` to a path as it comes. Throws a ProductError `requestInvalid` when there is no such
 * form or file, and `imageTooLarge` before more than the limit was read.
 */
export async function readFormFile(request: Request, path: string): Promise<{ readonly name: string }> {
  refuseTooLong(request, limits.image.maxBytes + formOverheadBytes)
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/i.test(contentType))
    throw new ProductError('requestInvalid', 'The body is not multipart/form-data.')
  const headers: BusboyHeaders = { 'content-type': contentType }
  const parser = new Busboy({ headers, limits: { files: 1, fields: 8, fieldSize: 1024, parts: 9 } })
  const body = bodyOf(request)
  const file = Promise.withResolvers<{ name: string }>()
  const refuse = (cause: unknown): void => {
    const isJudged = cause instanceof ProductError
    file.reject(isJudged ? cause : new ProductError('requestInvalid', 'The form cannot be read.', { cause }))
  }
  let hasFile = false
  parser.on('file', (field: string, stream: Readable, name: string | undefined) => {
    if (field !== 'file') return void stream.resume()
    hasFile = true
    receiveBody(stream, path, limits.image.maxBytes).then(() => file.resolve({ name: name ?? 'image' }), refuse)
  })
  parser.on('finish', () => {
    if (!hasFile) refuse(new ProductError('requestInvalid', "There is no file in 'file'."))
  })
  parser.on('error', refuse)
  body.on('error', refuse)
  body.pipe(parser)
  try {
    return await file.promise
  } finally {
    body.unpipe(parser)
    body.destroy()
  }
}

/** Refuses by the announced length alone. */
export function refuseTooLong(request: Request, maxBytes: number): void {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw new ProductError('imageTooLarge', `${announced} bytes were announced.`)
}
