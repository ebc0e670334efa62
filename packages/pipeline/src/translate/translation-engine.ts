import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { EngineId } from '../engine-id.ts'
import type { Obstacle } from '../obstacle.ts'
import type { Glossary, TranslationUsage } from '../page.ts'
import type { Platform } from '../ports.ts'
import type { StageContext } from '../stage.ts'
import type { EngineSettings } from './engine-settings.ts'

/** One region's text on its way to an engine. */
export interface TranslationSegment {
  /** The region's id; the reply is bound to it, never to an order. */
  readonly id: string
  readonly text: string
  readonly language: LanguageCode
  /** Languages that its translation goes through, from its own to the request's `to`, both included, as the engine's row says. */
  readonly route: readonly LanguageCode[]
}

/** All that is to be translated on one page. */
export interface TranslationRequest {
  readonly to: LanguageCode
  /** In reading order. */
  readonly segments: readonly TranslationSegment[]
  readonly glossary: Glossary
  /** As `usualHonorifics` says when not given. */
  readonly honorifics?: HonorificsPolicy
}

/** What an engine answers. */
export interface TranslationReply {
  /** By segment id. A segment without one stays as it is on the page. */
  readonly translations: ReadonlyMap<string, string>
  readonly usage: TranslationUsage
  /** Names that the engine chose a translation for, where it says so. */
  readonly names: Glossary
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
