import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PageRequest, PageText, PageTranslation } from '@fukidashi/page-translation/page-request'
import type { EngineId } from '../engine-id.ts'
import type { Obstacle } from '../obstacle.ts'
import type { TranslationUsage } from '../page.ts'
import type { Platform } from '../ports.ts'
import type { StageContext } from '../stage.ts'
import type { EngineSettings } from './engine-settings.ts'

/** One region's text on its way to an engine. */
export interface TranslationSegment extends PageText {
  /** Languages that its translation goes through, from its own to the request's `to`, both included, as the engine's row says. */
  readonly route: readonly LanguageCode[]
}

/** All that is to be translated on one page. */
export interface TranslationRequest extends PageRequest {
  readonly segments: readonly TranslationSegment[]
}

/** What an engine answers. A segment without a translation stays as it is on the page. */
export interface TranslationReply extends PageTranslation {
  readonly usage: TranslationUsage
}

/** An engine with its settings and whatever it has loaded. */
export interface TranslationEngine {
  /** The whole page in one go. Throws a ProductError, or the signal's reason. */
  readonly translate: (request: TranslationRequest, context: StageContext) => Promise<TranslationReply>
}

/** What is to be translated into what. */
export interface LanguagePair {
  readonly from: LanguageCode
  readonly to: LanguageCode
}

/** What of the platform engines may use. */
export type TranslationPlatform = Pick<Platform, 'inference' | 'assets' | 'modelTranslator'>

/** A row of the engine registry: facts that are known before anything is loaded, and how to make the engine. */
export interface TranslationEngineRow {
  readonly id: EngineId
  /** Whether it does as a request's `honorifics` say; one that does not has its own way with them. */
  readonly heedsHonorifics: boolean
  /** Why it cannot be used with these settings, for this pair of languages where one is known; nothing when it can. */
  readonly findObstacle: (settings: EngineSettings, pair?: LanguagePair) => Obstacle | undefined
  /**
   * The languages that a translation goes through, both ends included; nothing when the engine cannot get there. Only engines
   * whose weights are pulled look at the settings; without them they have no routes.
   */
  readonly route: (
    from: LanguageCode,
    to: LanguageCode,
    settings?: EngineSettings,
  ) => readonly LanguageCode[] | undefined
  readonly create: (platform: TranslationPlatform, settings: EngineSettings) => TranslationEngine
}
