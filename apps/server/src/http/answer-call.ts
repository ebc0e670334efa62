import type { AnyCall, Call } from '@fukidashi/contract/call'
import { successCode } from '@fukidashi/contract/envelope'
import { ProductError } from '@fukidashi/contract/errors'
import type { JsonLimits } from '@fukidashi/contract/limits'
import type { Verify } from '@fukidashi/signing/verify'
import type { Hono } from 'hono'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { bodyOf } from '../services/images/receive-body.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { meterJson } from './meter-json.ts'

/**
 * Answers a call of the contract: parameters are read from where the call has them, the signature is verified over them as
 * they came, the schema checks them, and what `answer` gives goes out in the envelope.
 */
export function answerCall<Request extends z.ZodType, Response extends z.ZodType>(
  app: Hono<AppEnv>,
  call: Call<Request, Response>,
  verify: Verify,
  answer: (parameters: z.output<Request>, context: AppContext) => Promise<z.input<Response>>,
): void {
  app.on(call.method, call.path, async (context) => {
    const parameters = checkParameters(call.request, await readParameters(call, context, verify))
    return succeed(context, await answer(parameters, context))
  })
}

/** What a caller asked for, in the envelope. */
export function succeed(context: AppContext, data: unknown): Response {
  return context.json({ code: successCode, data, message: 'OK' })
}

/**
 * The parameters beside any file, as they came, their signature verified. Throws a ProductError `signMissing`, `signInvalid`,
 * `requestTooLarge` or `requestInvalid`.
 */
export async function readParameters(
  call: Pick<AnyCall, 'sends' | 'isSigned' | 'limits'>,
  context: AppContext,
  verify: Verify,
): Promise<unknown> {
  const parameters = call.sends === 'json' ? await readJson(context, call.limits) : context.req.query()
  if (call.isSigned) {
    const verdict = verify(parameters, context.req.header('sign'))
    if (verdict === 'missing') throw new ProductError('signMissing')
    if (verdict === 'invalid') throw new ProductError('signInvalid')
  }
  return parameters
}

/** Holds parameters against their schema. Throws a ProductError `requestInvalid` that says the first thing wrong with them, and where. */
export function checkParameters<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const checked = schema.safeParse(parameters)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const place = issue!.path.length === 0 ? '' : ` (at ${issue!.path.join('.')})`
  throw new ProductError('requestInvalid', `${issue!.message.slice(0, 200)}${place}`)
}

/** A JSON body that says so, within its call's limits. Throws a ProductError `requestTooLarge`, or `requestInvalid` when it is none. */
export async function readJson(context: AppContext, allowed: JsonLimits): Promise<unknown> {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamJson(context, allowed)) chunks.push(chunk)
  return parseJson(Buffer.concat(chunks))
}

/** The bytes of a JSON body that says so, as long as they keep the limits. Throws what `readJson` throws. */
export function streamJson(context: AppContext, allowed: JsonLimits): AsyncIterable<Uint8Array> {
  // Pages of other sites can send anything else without being asked whether they may.
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new ProductError('requestInvalid', 'The body is not application/json.')
  if (Number(context.req.header('content-length') ?? 0) > allowed.maxBytes)
    throw new ProductError('requestTooLarge', `It takes a body of at most ${allowed.maxBytes} bytes.`)
  return meterJson(bodyOf(context.req.raw), allowed)
}

/** What a JSON text says. Throws a ProductError `requestInvalid` when it is none. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw new ProductError('requestInvalid', 'The body is not JSON.', { cause })
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id that can be looked up; anything else is as unknown as an id that is not there. */
export function checkId(id: string): string {
  if (!uuid.test(id)) throw new ProductError('notFound', 'There is no such id.')
  return id.toLowerCase()
}

/** A Node stream as the body of an answer, with what the layers before gave the context; the stream ends when the reader goes away. */
export function streamResponse(context: AppContext, stream: Readable, headers: Record<string, string>): Response {
  return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, headers)
}
