import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import type OpenAI from 'openai'
import { keepLoaded } from '../../../keep-loaded.ts'
import { engineDefaults, type EngineSettings } from '../../engine-settings.ts'
import { judgeStatus } from '../../service/call-service.ts'
import { type PageReply, pageReplyJsonSchema, pageReplySchema } from '@fukidashi/page-translation/language-model'

/** What one request costs and says. */
export interface CompletedPage {
  readonly reply: PageReply
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Asks the model once and gives its validated answer. */
export type CompletePage = (task: string, page: string, signal: AbortSignal) => Promise<CompletedPage>

const service = 'The language model'
/** The form of a reply for the request (platform.openai.com/docs/guides/structured-outputs). */
const pageReplyFormat = {
  type: 'json_schema' as const,
  json_schema: { name: 'translated_page', strict: true, schema: pageReplyJsonSchema() },
}
const defaults = { baseURL: 'https://api.openai.com/v1', model: 'gpt-4o' }

/**
 * Chat completions through OpenAI's own SDK, which also tries again after failures that may pass, with growing pauses or
 * after `Retry-After`. Throws a ProductError for everything else, or the signal's reason.
 */
export function createPageCompletion(settings: EngineSettings): CompletePage {
  const { apiKey = '', baseURL = defaults.baseURL, model = defaults.model } = settings.openai ?? {}
  const connect = keepLoaded(async () => {
    const { default: OpenAIClient } = await import('openai')
    const { timeoutMs: timeout = engineDefaults.timeoutMs, retries: maxRetries = engineDefaults.retries } = settings
    // Everything is given, since the SDK would look into the environment for whatever is not.
    return new OpenAIClient({
      apiKey,
      baseURL,
      timeout,
      maxRetries,
      organization: null,
      project: null,
      logLevel: 'off',
    })
  })
  return async (task, page, signal) => {
    try {
      const { chat } = await connect()
      const messages = [
        { role: 'system' as const, content: task },
        { role: 'user' as const, content: page },
      ]
      const completion = await chat.completions.create(
        { model, messages, response_format: pageReplyFormat },
        { signal },
      )
      return readCompletion(completion)
    } catch (error) {
      signal.throwIfAborted()
      throw await toProductError(error)
    }
  }
}

function readCompletion({ choices, usage }: OpenAI.ChatCompletion): CompletedPage {
  const choice = choices?.[0]
  if (choice === undefined) throw new ProductError('engineReplyInvalid', `${service} returned no response.`)
  const { message, finish_reason: end } = choice
  if (message.refusal) throw new ProductError('engineRefused', `${service}: ${message.refusal}`)
  if (end === 'content_filter') throw new ProductError('engineRefused', `${service}: stopped by its content filter.`)
  if (end === 'length') throw new ProductError('engineReplyInvalid', `${service} did not finish its response.`)
  return {
    reply: parseReply(message.content ?? ''),
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
  }
}

function parseReply(content: string): PageReply {
  try {
    return pageReplySchema.parse(JSON.parse(content))
  } catch (error) {
    throw new ProductError('engineReplyInvalid', `${service} returned an invalid response.`, { cause: error })
  }
}

async function toProductError(error: unknown): Promise<Error> {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai')
  if (error instanceof ProductError) return error
  const make = (key: ErrorKey) => new ProductError(key, `${service}: ${(error as Error).message}`, { cause: error })
  if (error instanceof APIConnectionTimeoutError) return make('engineTimedOut')
  if (error instanceof APIConnectionError) return make('engineUnreachable')
  if (error instanceof APIError && error.status !== undefined) return make(judgeStatus(error.status as number).key)
  return make('engineReplyInvalid')
}
