import {
  detectionEngines,
  isServerEngine,
  type TranslationEngineId,
  translationEngines,
} from '@fukidashi/contract/engines'
import { fontStyles } from '@fukidashi/contract/fonts'
import { honorificLanguages, honorificsPolicies } from '@fukidashi/contract/honorifics'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { hasRoute, type LanguageRoutes, targetsOf } from '@fukidashi/contract/language-routes'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
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
  const honorifics = honorificsPolicies.find((policy) => policy === stored.honorifics)
  return {
    ...(translateTo && { translateTo }),
    ...(translateFrom && { translateFrom }),
    ...(translationModel && { translationModel }),
    ...(detectionModel && { detectionModel }),
    ...(fontStyle && { fontStyle }),
    ...(honorifics && { honorifics }),
  }
}

/** What is to be known of a translation model before it is chosen. */
export interface ModelOffer {
  readonly id: TranslationEngineId
  readonly isAvailable: boolean
  readonly heedsHonorifics: boolean
  /** Whether it may be chosen for somebody who has chosen none: an engine of the server's, or what the reader's browser carries. */
  readonly mayBeDefault?: boolean
  /** Every pair of languages that it can translate; absent on the reader's side. */
  readonly routes?: LanguageRoutes
  /** The languages that it translates the chosen source into, where it is asked for one source at a time. */
  readonly targets?: readonly LanguageCode[] | undefined
}

/** What there is to choose from, as far as it matters here. */
export interface Offer extends Pick<RuntimeConfig, 'detectionModels'> {
  readonly translationModels: readonly ModelOffer[]
}

/** The languages that a model translates `source` into; without `source`, those that some language leads to. Undefined while unknown. */
export function targetsOfModel(
  model: ModelOffer | undefined,
  source: LanguageCode | undefined,
): readonly LanguageCode[] | undefined {
  return model?.targets ?? (model?.routes && targetsOf(model.routes, source))
}

/**
 * The choices to start from: what was chosen where it can be had, else the first that can; and for somebody who has made no
 * choice, the language that they read the site in. Where the server has its built-in model alone, the translator that the
 * reader's browser carries comes before it. Until the offer is known, everything counts as to be had.
 */
export function fitOptions(chosen: RememberedOptions, locale: LocaleCode, offer?: Offer): TranslationOptions {
  const available = offer?.translationModels.filter(({ isAvailable }) => isAvailable)
  const model = available?.find(({ id }) => id === chosen.translationModel) ?? chooseModel(available ?? [])
  const detectors = offer?.detectionModels.filter(({ isAvailable }) => isAvailable)
  const detector = detectors?.find(({ id }) => id === chosen.detectionModel) ?? detectors?.[0]
  const sources = model?.routes && new Set(model.routes.flatMap(({ from }) => from))
  const source = chosen.translateFrom && sources?.has(chosen.translateFrom) !== false ? chosen.translateFrom : undefined
  const targets = targetsOfModel(model, source)
  const target =
    wishedTargets(chosen, locale).find((code) => targets?.includes(code) !== false) ?? targets?.[0] ?? 'ENG'
  const isHeeded = model?.heedsHonorifics !== false && mayHaveHonorifics(source, target, model?.routes)
  return {
    ...(source && { translateFrom: source }),
    translateTo: target,
    translationModel: model?.id ?? chosen.translationModel ?? 'builtin',
    detectionModel: detector?.id ?? chosen.detectionModel ?? 'default',
    fontStyle: chosen.fontStyle ?? 'comic',
    ...(isHeeded && chosen.honorifics && { honorifics: chosen.honorifics }),
  }
}

/** The languages that a reader may want their pages in, the likeliest first. */
export function wishedTargets({ translateTo }: RememberedOptions, locale: LocaleCode): readonly LanguageCode[] {
  const ownLanguage = languages.find(({ tag }) => tag === locale)?.code
  return [translateTo, ownLanguage, 'ENG' as const].filter((code) => code !== undefined)
}

function chooseModel(available: readonly ModelOffer[]): ModelOffer | undefined {
  const ofServer = available.filter(({ id }) => isServerEngine(id))
  const isBuiltInAlone = ofServer.every(({ id }) => id === 'builtin')
  const ofBrowser = available.find(({ id, mayBeDefault }) => !isServerEngine(id) && mayBeDefault)
  return (isBuiltInAlone ? ofBrowser : undefined) ?? ofServer[0]
}

/** Whether a page may be in a language with honorifics: the chosen one, or any that leads to the target. */
export function mayHaveHonorifics(
  source: LanguageCode | undefined,
  target: LanguageCode,
  routes: LanguageRoutes | undefined,
): boolean {
  if (source !== undefined) return honorificLanguages.includes(source)
  return honorificLanguages.some((from) => (routes ? hasRoute(routes, from, target) : from !== target))
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
