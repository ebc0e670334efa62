import type { TranslateSettings } from './translate-settings.ts'
import type { TranslationEngine, TranslationEngineRow, TranslationPlatform } from './translation-engine.ts'

/** Gives each row's engine, which is made when it is first asked for and kept with whatever it loads. */
export function keepEngines(
  platform: TranslationPlatform,
  settings: TranslateSettings,
): (row: TranslationEngineRow) => TranslationEngine {
  const engines = new Map<TranslationEngineRow, TranslationEngine>()
  return (row) => {
    const engine = engines.get(row) ?? row.create(platform, settings)
    engines.set(row, engine)
    return engine
  }
}
