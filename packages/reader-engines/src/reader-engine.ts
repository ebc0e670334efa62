import type { TranslationEngineId } from '@fukidashi/contract/engines'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PageRequest, PageTranslation } from '@fukidashi/page-translation/page-request'

/** Id of an engine on the reader's side. */
export type ReaderEngineId = Extract<TranslationEngineId, 'browser' | 'browserModel' | 'own'>

/** What is to be translated into what. */
export interface LanguagePair {
  readonly from: LanguageCode
  readonly to: LanguageCode
}

/** Why an engine on the reader's side cannot be used. */
export type ReaderObstacle =
  /** The browser has no such interface. */
  | 'noInterface'
  /** The browser has the interface, but says that this device cannot run what is behind it. */
  | 'deviceUnsupported'
  /** It has the interface, but not for this pair of languages. */
  | 'pairUnsupported'
  /** The reader has not entered an address yet. */
  | 'notSetUp'

/** Whether an engine can translate a pair of languages here and now. */
export type ReaderAvailability =
  | { readonly status: 'available' }
  /** Something has to be downloaded first, which takes a click of the reader's. `downloads` says how many language packs, or models. */
  | { readonly status: 'downloadable' | 'downloading'; readonly downloads: number }
  | { readonly status: 'unavailable'; readonly obstacle: ReaderObstacle }

/** What went wrong with a translation on the reader's side. */
export type ReaderFailureKey =
  | 'unavailable'
  /** A download may only begin after a click, and none has just happened. */
  | 'clickNeeded'
  | 'downloadFailed'
  /** The download makes no progress any more. */
  | 'downloadStalled'
  /** The browser's settings or the site's policy forbid it. */
  | 'blocked'
  /** A balloon's text, or the page, is more than the model takes at once. */
  | 'textTooLong'
  | 'timedOut'
  | 'replyInvalid'
  | 'refused'
  | 'unauthorised'
  | 'rateLimited'
  /** Nothing answers at the reader's address. */
  | 'unreachable'
  /** A service answers at the reader's address, but does not allow this site to read its answers (CORS). */
  | 'originNotAllowed'
  /** The address is not encrypted and not on this device, which browsers refuse from an encrypted page. */
  | 'addressNotEncrypted'
  | 'failed'

/** A failure on the reader's side. `detail` is what the browser or the service said, which never contains the reader's key. */
export class ReaderEngineError extends Error {
  readonly key: ReaderFailureKey
  readonly detail: string | undefined

  constructor(key: ReaderFailureKey, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? key : `${key}: ${detail}`, options)
    this.name = 'ReaderEngineError'
    this.key = key
    this.detail = detail
  }
}

/** What of the work is being done, and the share of it from 0 to 1. */
export interface ReaderProgress {
  readonly step: 'download' | 'translate'
  readonly progress: number
}

/** What an engine gets beside the page. */
export interface ReaderContext {
  /** Its reason is thrown as soon as it is aborted. */
  readonly signal: AbortSignal
  readonly report: (progress: ReaderProgress) => void
}

/** An engine on the reader's side. */
export interface ReaderEngine {
  readonly id: ReaderEngineId
  /** Whether it follows a request's `honorifics`. */
  readonly heedsHonorifics: boolean
  /** Whether it can translate, for a pair of languages where one is known. Asks for features, never for the browser's name. */
  readonly check: (pair?: LanguagePair) => Promise<ReaderAvailability>
  /**
   * Downloads what a pair needs; call it from the handler of a click, before anything else is waited for. Throws a
   * ReaderEngineError, or the signal's reason.
   */
  readonly prepare: (pair: LanguagePair, context: ReaderContext) => Promise<void>
  /** The whole page. Regions that it has no words for are absent. Throws a ReaderEngineError, or the signal's reason. */
  readonly translate: (request: PageRequest, context: ReaderContext) => Promise<PageTranslation>
  /** Lets go of loaded models. */
  readonly close: () => void
}
