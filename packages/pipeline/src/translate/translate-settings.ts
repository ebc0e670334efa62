import type { EngineSettings } from './engine-settings.ts'
import type { TranslationEngineRow } from './translation-engine.ts'

/** What the translate stage is told: the engines' settings, and engines that the product does not know. */
export interface TranslateSettings extends EngineSettings {
  /** Rows that stand before the product's own: the door for checks that bring their own sentences. Not data, so not for worker threads. */
  readonly rows?: readonly TranslationEngineRow[]
}
