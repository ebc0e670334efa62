import type { AnyCall, Call } from '@fukidashi/contract/call'
import { successCode } from '@fukidashi/contract/envelope'
import { ProductError } from '@fukidashi/contract/errors'
import type { Verify } from '@fukidashi/signing/verify'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { AppContext, AppEnv } from './app-env.ts'

/** Parameters are a few words and ids; whatever is larger was not made by a client of ours. */
const maxParametersBytes = 64 * 1024

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
  app.on(call.method, call.path, limitBody(maxParametersBytes), async (context) => {
    const parameters = checkParameters(call.request, await readParameters(call, context, verify))
    return succeed(context, await answer(parameters, context))
  })
}

/** What a caller asked for, in the envelope. */
export function succeed(context: AppContext, data: unknown): Response {
  return context.json({ code: successCode, data, message: 'OK' })
}

/** Refuses bodies that are longer than a call can need, by their announced length or while they come. */
export function limitBody(maxBytes: number) {
  const refuse = (): never => {
    throw new ProductError('requestInvalid', `A body of this call has at most ${maxBytes} bytes.`)
  }
  return bodyLimit({ maxSize: maxBytes, onError: refuse })
}

/** The parameters beside any file, as they came, their signature verified. Throws a ProductError `signMissing`, `signInvalid` or `requestInvalid`. */
export async function readParameters(
  call: Pick<AnyCall, 'sends' | 'isSigned'>,
  context: AppContext,
  verify: Verify,
): Promise<unknown> {
  const parameters = call.sends === 'json' ? await readJson(context) : context.req.query()
  if (call.isSigned) {
    const verdict = verify(parameters, context.req.header('sign'))
    if (verdict === 'missing') throw new ProductError('signMissing')
    if (verdict === 'invalid') throw new ProductError('signInvalid')
  }
  return parameters
}

/** Holds parameters against their schema. Throws a ProductError `requestInvalid` that says what is wrong with them. */
export function checkParameters<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const checked = schema.safeParse(parameters)
  if (!checked.success) throw new ProductError('requestInvalid', z.prettifyError(checked.error))
  return checked.data
}

/** A JSON body that says so. Throws a ProductError `requestInvalid` when it is none. */
export async function readJson(context: AppContext): Promise<unknown> {
  // Pages of other sites can send anything else without being asked whether they may.
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new ProductError('requestInvalid', 'The body is not application/json.')
  const text = await context.req.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProductError('requestInvalid', 'The body is not JSON.', { cause })
  }
}
