import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import { idempotencyHeader } from '@fukidashi/contract/public-call'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps.ts'
import { readForm, refuseTooLong } from '../../services/images/read-form-file.ts'
import { bodyOf, receiveBody } from '../../services/images/receive-body.ts'
import { answerOnce } from '../../services/repeated-requests/answer-once.ts'
import type { AppContext } from '../app-env.ts'

/** A file that came with a request, on the disk. */
export interface Upload {
  readonly path: string
  /** Of a form, the file's own name. */
  readonly name: string | undefined
  /** From the address and the form. */
  readonly parameters: Readonly<Record<string, string>>
}

/** How large the file may be, and the failure of a larger one. */
export interface UploadLimit {
  readonly maxBytes: number
  readonly tooLarge: ErrorKey
}

/**
 * Receives a file as the body or in a form, and hands it on; the file is gone afterwards unless it was taken over. Throws a
 * ProductError for a form without a file, and of `tooLarge`.
 */
export async function receiveUpload<Result>(
  { blobs }: Pick<Deps, 'blobs'>,
  context: AppContext,
  limit: UploadLimit,
  handle: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const request = context.req.raw
  const query = context.req.query()
  const path = await blobs.createIncomingPath()
  try {
    if (/^multipart\//i.test(context.req.header('content-type') ?? '')) {
      const { name, fields } = await readForm(request, path, limit)
      return await handle({ path, name, parameters: { ...query, ...fields } })
    }
    refuseTooLong(request, limit.maxBytes, limit.tooLarge)
    await receiveBody(bodyOf(request), path, limit.maxBytes, limit.tooLarge)
    return await handle({ path, name: undefined, parameters: query })
  } finally {
    await rm(path, { force: true })
  }
}

/** What a request asks for, as far as it has to be the same when it is repeated. */
export interface AskedFor {
  readonly call: string
  readonly parameters: unknown
  /** A file that belongs to it. */
  readonly path?: string
}

/**
 * Carries a request out once for each idempotency key, or each time without one. Throws a ProductError `requestInvalid` for a key
 * that cannot be one, and what `answerOnce` throws.
 */
export async function runOnce(
  deps: Pick<Deps, 'database' | 'clock'>,
  context: AppContext,
  { call, parameters, path }: AskedFor,
  run: Parameters<typeof answerOnce>[2],
): ReturnType<typeof run> {
  const key = context.req.header(idempotencyHeader)
  if (key === undefined) return await run()
  if (!isKey(key))
    throw new ProductError(
      'requestInvalid',
      `An idempotency key is 1 to ${limits.api.idempotencyKey.maxCharacters} printable ASCII characters.`,
    )
  const hash = createHash('sha256').update(JSON.stringify([call, parameters]))
  if (path !== undefined) await pipeline(createReadStream(path), hash, { end: false })
  const { id: accountId } = context.get('visitor')
  const request = { accountId, key, fingerprint: hash.digest('base64url') }
  const { answer, isRepeated } = await answerOnce(deps, request, run)
  if (isRepeated) context.header('Idempotency-Replayed', 'true')
  return answer
}

function isKey(key: string): boolean {
  return /^[\x20-\x7e]+$/.test(key) && key.length <= limits.api.idempotencyKey.maxCharacters
}
