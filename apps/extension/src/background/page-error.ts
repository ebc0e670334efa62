import { ApiError } from '@fukidashi/api-client/api-error'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { ReaderEngineError, type ReaderEngineId, type ReaderFailureKey } from '@fukidashi/reader-engines/reader-engine'
import type { PageFailure } from '../messaging/messages.ts'

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
  requestTooLarge: 'failedTooLarge',
  pageOverBudget: 'failedTooLong',
  languageUnknown: 'failedLanguages',
  languagePairUnsupported: 'failedLanguages',
  sourceLanguageUnsupported: 'failedLanguages',
  honorificsUnsupported: 'failedEngine',
  engineUnavailable: 'failedEngine',
  engineUnauthorised: 'failedEngine',
  engineRefused: 'failedTranslation',
  engineRateLimited: 'failedTranslation',
  engineTimedOut: 'failedTranslation',
  engineUnreachable: 'failedTranslation',
  engineReplyInvalid: 'failedTranslation',
  wordsOverdue: 'failedTranslation',
  engineNeedsPlan: 'failedEnginePlan',
  pluginNeedsPlan: 'failedPlan',
  loginRequired: 'failedLogin',
  anonymousLimitReached: 'failedLogin',
  creditsUsedUp: 'failedCredits',
  tooManyRequests: 'failedServer',
  tooManyImages: 'failedTooMany',
  tooManyPagesWaiting: 'failedServer',
  restarting: 'failedServer',
  serverBusy: 'failedServer',
  storageUnavailable: 'failedServer',
  databaseUnavailable: 'failedServer',
}

/** Why a page could not be translated, in the words that the reader sees. */
export class PageError extends Error {
  readonly failure: PageFailure
  readonly host: string | undefined

  constructor(failure: PageFailure, host?: string, options?: ErrorOptions) {
    super(host ? `${failure}: ${host}` : failure, options)
    this.name = 'PageError'
    this.failure = failure
    this.host = host
  }

  /** For a failure of the catalogue; undefined is one that this version does not know. */
  static of(key: ErrorKey | undefined): PageError {
    return new PageError((key && failureOf[key]) ?? 'failedOther')
  }
}

const downloadFailures = new Set<ReaderFailureKey>(['clickNeeded', 'downloadFailed', 'downloadStalled'])

/** What the reader is told of a failure of an engine on their side; anything else stays as it is. */
export function readerFailureOf(cause: unknown, engine: ReaderEngineId): unknown {
  if (!(cause instanceof ReaderEngineError)) return cause
  if (engine === 'own') return new PageError('failedOwnService', undefined, { cause })
  if (cause.key === 'unavailable') return new PageError('failedLanguages', undefined, { cause })
  return new PageError(downloadFailures.has(cause.key) ? 'failedDownload' : 'failedBrowserEngine', undefined, { cause })
}

/** What the reader is told of a failure. */
export function failureWordOf(error: unknown): { failure: PageFailure; host?: string } {
  if (error instanceof PageError) return { failure: error.failure, ...(error.host && { host: error.host }) }
  if (!(error instanceof ApiError)) return { failure: 'failedOther' }
  if (error.failure === 'network') return { failure: navigator.onLine ? 'failedUnreachable' : 'failedOffline' }
  if (error.failure === 'unreadable' || error.key === 'callUnknown') return { failure: 'failedServerOlder' }
  if (error.key) return { failure: failureOf[error.key] ?? 'failedOther' }
  if (error.isPassing) return { failure: 'failedServer' }
  // Whatever stands there, or a proxy before it, is not the product's server.
  if (error.status === errors.requestTooLarge.status) return { failure: 'failedTooLarge' }
  return { failure: error.status !== undefined && error.status < 500 ? 'failedUnreachable' : 'failedOther' }
}
