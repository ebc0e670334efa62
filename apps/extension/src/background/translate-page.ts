import { ApiError } from '@fukidashi/api-client/api-error'
import type { ErrorKey } from '@fukidashi/contract/errors'
import { limits } from '@fukidashi/contract/limits'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import pRetry from 'p-retry'
import type { OrderedImage, PageFailure } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import type { ResultCache } from './result-cache.ts'
import { connectToServer } from './server-connection.ts'

/** Why an image could not be fetched, in the words that the reader sees. */
export class ImageFailure extends Error {
  readonly failure: PageFailure
  readonly host: string | undefined

  constructor(failure: PageFailure, host?: string, options?: ErrorOptions) {
    super(host ? `${failure}: ${host}` : failure, options)
    this.name = 'ImageFailure'
    this.failure = failure
    this.host = host
  }
}

/** Waits a second before the second attempt, then two, four, eight. */
const persistence = { retries: 4, minTimeout: 1000, factor: 2, randomize: true }

/** The bytes of an ordered image. Where the page could not read it, it is fetched with the host permission that the reader gave. */
export async function readOrderedImage(
  image: OrderedImage,
  mayFetch: (url: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Blob> {
  if (image.kind === 'bytes') {
    const bytes = Uint8Array.from(atob(image.base64), (letter) => letter.charCodeAt(0))
    return new Blob([bytes], { type: image.type })
  }
  const { host } = new URL(image.url)
  if (!(await mayFetch(image.url))) throw new ImageFailure('failedAccess', host)
  const response = await fetch(image.url, { credentials: 'include', signal }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ImageFailure('failedImage', undefined, { cause })
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/')) throw new ImageFailure('failedImage')
  if (Number(response.headers.get('content-length') ?? 0) > limits.image.maxBytes)
    throw new ImageFailure('failedTooLarge')
  const blob = await response.blob()
  if (blob.size > limits.image.maxBytes) throw new ImageFailure('failedTooLarge')
  return blob
}

/** The choices of a reader as the server takes them. */
export function optionsOf(settings: Settings): TranslationOptions {
  return {
    translateTo: settings.readingLanguage,
    translationModel: settings.translationModel,
    detectionModel: 'default',
    fontStyle: settings.fontStyle,
    ...(settings.honorifics !== 'usual' && { honorifics: settings.honorifics }),
  }
}

/** What is the same for two orders of the same picture with the same choices from the same server. */
export async function keyOf(image: Blob, settings: Settings): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await image.arrayBuffer())
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return JSON.stringify([hash, settings.serverAddress, optionsOf(settings)])
}

/** Translates an image, or finds what was made of it before. Null for a page that stays as it is. Tries again what may pass. */
export async function translatePage(
  image: Blob,
  { key, settings, cache }: { key: string; settings: Settings; cache: ResultCache | undefined },
  signal: AbortSignal,
): Promise<Blob | null> {
  // A browser that keeps nothing can translate all the same.
  const kept = await cache?.read(key).catch(() => undefined)
  if (kept !== undefined) return kept
  const overlay = await pRetry(
    async () => {
      const { api } = await connectToServer(settings.serverAddress)
      return await api.translateImage({ ...optionsOf(settings), image }, { signal })
    },
    { ...persistence, signal, shouldRetry: ({ error }) => error instanceof ApiError && error.isPassing },
  )
  const result = overlay.size > 0 ? overlay : null
  await cache?.keep(key, result).catch(() => undefined)
  return result
}

const failureOf: Partial<Record<ErrorKey, PageFailure>> = {
  imageEmpty: 'failedImage',
  imageUnreadable: 'failedImage',
  imageTypeUnsupported: 'failedImage',
  imageCutOff: 'failedImage',
  imagePolyglot: 'failedImage',
  imageAnimated: 'failedImage',
  imageTooLarge: 'failedTooLarge',
  imageTooManyPixels: 'failedTooLarge',
  imageShapeUnsupported: 'failedTooLarge',
  languagePairUnsupported: 'failedLanguages',
  sourceLanguageUnsupported: 'failedLanguages',
  honorificsUnsupported: 'failedEngine',
  engineUnavailable: 'failedEngine',
  engineRefused: 'failedEngine',
  engineUnauthorised: 'failedEngine',
  engineRateLimited: 'failedServer',
  engineTimedOut: 'failedServer',
  engineUnreachable: 'failedServer',
  engineNeedsPlan: 'failedPlan',
  pluginNeedsPlan: 'failedPlan',
  loginRequired: 'failedLogin',
  anonymousLimitReached: 'failedLogin',
  creditsUsedUp: 'failedCredits',
  tooManyRequests: 'failedServer',
  tooManyImages: 'failedServer',
  tooManyPagesWaiting: 'failedServer',
  restarting: 'failedServer',
  serverBusy: 'failedServer',
  storageUnavailable: 'failedServer',
  databaseUnavailable: 'failedServer',
}

/** What the reader is told of a failure. */
export function failureWordOf(error: unknown): { failure: PageFailure; host?: string } {
  if (error instanceof ImageFailure) return { failure: error.failure, ...(error.host && { host: error.host }) }
  if (!(error instanceof ApiError)) return { failure: 'failedOther' }
  if (error.failure === 'network') return { failure: 'failedOffline' }
  if (error.key) return { failure: failureOf[error.key] ?? 'failedOther' }
  return { failure: error.isPassing ? 'failedServer' : 'failedOther' }
}
