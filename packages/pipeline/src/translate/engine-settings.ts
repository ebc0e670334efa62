import type { TranslatorSettings } from '@fukidashi/translator/create-translator'
import type { EngineId } from '../engine-id.ts'

/** Keys, addresses and limits of the translation engines. An engine without its key is unavailable, never faked. */
export interface EngineSettings {
  /** How the built-in translator is measured. */
  readonly builtin?: TranslatorSettings
  /** Google Cloud Translation, Basic (v2). */
  readonly google?: { readonly apiKey?: string | undefined; readonly baseURL?: string | undefined }
  /** Papago on Naver Cloud. */
  readonly papago?: {
    readonly clientId?: string | undefined
    readonly clientSecret?: string | undefined
    readonly baseURL?: string | undefined
  }
  /** OpenAI, or any service with its chat completions call. */
  readonly openai?: {
    readonly apiKey?: string | undefined
    readonly baseURL?: string | undefined
    readonly model?: string | undefined
  }
  /** Sets of larger translation models that were pulled: their commits by id. */
  readonly pulled?: Readonly<Record<string, string>>
  /** Engines that work in the place of others, by the operator's choice: `{ builtin: 'opus-mt' }`. */
  readonly substitutes?: Readonly<Partial<Record<EngineId, EngineId | undefined>>>
  /** Time limit of one try of one request. */
  readonly timeoutMs?: number
  /** How often a request is tried again after a failure that may pass. */
  readonly retries?: number
  /** First pause between tries; it doubles each time. */
  readonly retryDelayMs?: number
}

/** What holds where the settings say nothing. */
export const engineDefaults = { timeoutMs: 60_000, retries: 3, retryDelayMs: 500 } as const
