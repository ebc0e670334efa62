import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findFault } from '../../observing/find-fault.ts'
import { bodyOf, createMeter, receiveBody } from './receive-body.ts'

const { form } = limits.request
const maxFormBytes = limits.image.maxBytes + form.maxOverheadBytes
/** A boundary as RFC 2046 has it, quoted or not. */
const formType = new RegExp(
  `^multipart/form-data\\s*;(?:[^"]*;)?\\s*boundary=(?:"[^"]{1,${form.maxBoundaryCharacters}}"|[^\\s";]{1,${form.maxBoundaryCharacters}})\\s*(?:;|$)`,
  'i',
)

/**
 * Writes the file of a form's field `file` to a path as it comes. Throws a ProductError `requestInvalid` when there is no such
 * form or file, `imageTooLarge` or `requestTooLarge` before more than the limit was read. When it has returned or thrown,
 * nothing of it is open any more.
 */
export async function readFormFile(request: Request, path: string): Promise<{ readonly name: string }> {
  refuseTooLong(request, maxFormBytes)
  const contentType = request.headers.get('content-type') ?? ''
  if (!formType.test(contentType)) throw new ProductError('requestInvalid', 'The body is not multipart/form-data.')
  const headers: BusboyHeaders = { 'content-type': contentType }
  const { maxFields: fields, maxFieldBytes: fieldSize } = form
  const parser = new Busboy({ headers, limits: { files: 1, fields, fieldSize, parts: fields + 1 } })
  const leaving = new AbortController()
  const file = Promise.withResolvers<{ name: string }>()
  // Whatever ends first, the writing to the path has ended when this function does.
  let received: { readonly stream: Readable; readonly end: Promise<void> } | undefined
  parser.on('file', (field: string, stream: Readable, name: string | undefined) => {
    if (field !== 'file') return void stream.resume()
    received = { stream, end: receiveBody(stream, path, limits.image.maxBytes) }
    received.end.then(() => file.resolve({ name: name ?? 'image' }), file.reject)
  })
  const parsed = pipeline(bodyOf(request), createMeter(maxFormBytes, 'requestTooLarge'), parser, {
    signal: leaving.signal,
  })
  parsed.then(
    () => received ?? file.reject(new ProductError('requestInvalid', "There is no file in 'file'.")),
    (cause: unknown) => file.reject(judge(cause, received !== undefined)),
  )
  try {
    return await file.promise
  } finally {
    // The parser forgets its file when it is destroyed, and whoever reads it would wait for ever.
    leaving.abort()
    received?.stream.destroy()
    await Promise.allSettled([parsed, received?.end])
  }
}

function judge(cause: unknown, hasFile: boolean): unknown {
  // The disk is no fault of whoever sent the form.
  if (findFault(cause) !== undefined) return cause
  if (!(cause instanceof ProductError)) return new ProductError('requestInvalid', 'The form cannot be read.', { cause })
  // What does not fit into the form is the file, where there is one.
  return hasFile ? new ProductError('imageTooLarge', cause.detail) : cause
}

/** Refuses by the announced length alone. */
export function refuseTooLong(request: Request, maxBytes: number): void {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw new ProductError('imageTooLarge', `${announced} bytes were announced.`)
}
