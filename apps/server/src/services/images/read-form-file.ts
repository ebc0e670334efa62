import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findFault } from '../../observing/find-fault.ts'
import { bodyOf, createMeter, receiveBody } from './receive-body.ts'

const { form } = limits.request
/** A boundary as RFC 2046 has it, quoted or not. */
const formType = new RegExp(
  `^multipart/form-data\\s*;(?:[^"]*;)?\\s*boundary=(?:"[^"]{1,${form.maxBoundaryCharacters}}"|[^\\s";]{1,${form.maxBoundaryCharacters}})\\s*(?:;|$)`,
  'i',
)

/** What the file of a form may be. */
export interface FormFile {
  readonly maxBytes: number
  /** The failure of a larger one. */
  readonly tooLarge: ErrorKey
}

const imageFile: FormFile = { maxBytes: limits.image.maxBytes, tooLarge: 'imageTooLarge' }

/**
 * Writes the image of a form's field `file` to a path as it comes, and waits for nothing that follows it. Throws what `readForm`
 * throws.
 */
export async function readFormFile(request: Request, path: string): Promise<{ readonly name: string }> {
  return await readParts(request, path, imageFile, ({ file }) => file)
}

/**
 * Writes the file of a form's field `file` to a path as it comes; returns its name and the other fields. Throws a ProductError
 * `requestInvalid` when there is no such form or file, `wanted.tooLarge` or `requestTooLarge` before more than the limit was
 * read. When it has returned or thrown, nothing of it is open any more.
 */
export async function readForm(
  request: Request,
  path: string,
  wanted: FormFile = imageFile,
): Promise<{ readonly name: string; readonly fields: Readonly<Record<string, string>> }> {
  return await readParts(request, path, wanted, async ({ file, parsed, fields }) => {
    const { name } = await file
    await parsed
    return { name, fields: Object.fromEntries(fields) }
  })
}

/** A form whose parts are coming in. */
interface ComingForm {
  readonly file: Promise<{ readonly name: string }>
  /** Settles when nothing more comes. */
  readonly parsed: Promise<void>
  readonly fields: ReadonlyMap<string, string>
}

async function readParts<Read>(
  request: Request,
  path: string,
  { maxBytes, tooLarge }: FormFile,
  read: (form: ComingForm) => Promise<Read>,
): Promise<Read> {
  const maxFormBytes = maxBytes + form.maxOverheadBytes
  refuseTooLong(request, maxFormBytes, tooLarge)
  const contentType = request.headers.get('content-type') ?? ''
  if (!formType.test(contentType)) throw new ProductError('requestInvalid', 'The body is not multipart/form-data.')
  const headers: BusboyHeaders = { 'content-type': contentType }
  const { maxFields, maxFieldBytes: fieldSize } = form
  const parser = new Busboy({ headers, limits: { files: 1, fields: maxFields, fieldSize, parts: maxFields + 1 } })
  const leaving = new AbortController()
  const fields = new Map<string, string>()
  parser.on('field', (name: string, value: string, isNameCut: boolean, isValueCut: boolean) => {
    // Of one that was cut off, nothing is known.
    fields.set(name, isNameCut || isValueCut ? '' : value)
  })
  const file = Promise.withResolvers<{ name: string }>()
  // Whatever ends first, the writing to the path has ended when this function does.
  let received: { readonly stream: Readable; readonly end: Promise<void> } | undefined
  parser.on('file', (field: string, stream: Readable, name: string | undefined) => {
    if (field !== 'file') return void stream.resume()
    received = { stream, end: receiveBody(stream, path, maxBytes, tooLarge) }
    received.end.then(() => file.resolve({ name: name ?? 'image' }), file.reject)
  })
  const parsed = pipeline(bodyOf(request), createMeter(maxFormBytes, 'requestTooLarge'), parser, {
    signal: leaving.signal,
  }).catch((cause: unknown) => {
    throw judge(cause, received === undefined ? undefined : tooLarge)
  })
  parsed.then(
    () => received ?? file.reject(new ProductError('requestInvalid', "There is no file in 'file'.")),
    file.reject,
  )
  try {
    return await read({ file: file.promise, parsed, fields })
  } finally {
    // The parser forgets its file when it is destroyed, and whoever reads it would wait for ever.
    leaving.abort()
    received?.stream.destroy()
    await Promise.allSettled([parsed, received?.end])
  }
}

function judge(cause: unknown, tooLarge: ErrorKey | undefined): unknown {
  // The disk is no fault of whoever sent the form.
  if (findFault(cause) !== undefined) return cause
  if (!(cause instanceof ProductError)) return new ProductError('requestInvalid', 'The form cannot be read.', { cause })
  // What does not fit into the form is the file, where there is one.
  return tooLarge === undefined || cause.key !== 'requestTooLarge' ? cause : new ProductError(tooLarge, cause.detail)
}

/** Refuses by the announced length alone. */
export function refuseTooLong(request: Request, maxBytes: number, tooLarge: ErrorKey = 'imageTooLarge'): void {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > maxBytes) throw new ProductError(tooLarge, `${announced} bytes were announced.`)
}
