import { detectionEngines, translationEngines } from '@fukidashi/contract/engines'
import { fontStyles } from '@fukidashi/contract/fonts'
import { languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { LocaleCode } from '@fukidashi/i18n/locales'

/** What a reader chose, stored or not. */
export type RememberedOptions = Partial<TranslationOptions>

/** Reads the last choices from their stored form; what no longer exists is left out. */
export function readOptions(text: string | null): RememberedOptions {
  const stored = parse(text)
  const translateTo = languages.find(({ code }) => code === stored.translateTo)?.code
  const translateFrom = languages.find(({ code, source }) => source && code === stored.translateFrom)?.code
  const translationModel = translationEngines.find(({ id }) => id === stored.translationModel)?.id
  const detectionModel = detectionEngines.find(({ id }) => id === stored.detectionModel)?.id
  const fontStyle = fontStyles.find(({ id }) => id === stored.fontStyle)?.id
  return {
    ...(translateTo && { translateTo }),
    ...(translateFrom && { translateFrom }),
    ...(translationModel && { translationModel }),
    ...(detectionModel && { detectionModel }),
    ...(fontStyle && { fontStyle }),
  }
}

/** Choices for somebody who has made none: into the language that they read the site in. */
export function defaultOptions(locale: LocaleCode): TranslationOptions {
  return {
    translateTo: languages.find(({ tag }) => tag === locale)?.code ?? 'ENG',
    translationModel: 'builtin',
    detectionModel: 'default',
    fontStyle: 'comic',
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text ?? '{}')
    return typeof content === 'object' && content !== null ? { ...content } : {}
  } catch {
    // Not ours, or of a broken write: as if nothing were stored.
    return {}
  }
}
