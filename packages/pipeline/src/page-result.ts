import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ImageFormat } from '@fukidashi/contract/limits'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import type {
  Box,
  RecognizedRegion,
  RegionLettering,
  TextDirection,
  TranslatedRegion,
  TranslationUsage,
} from './page.ts'
import type { StageTimes } from './run-stages.ts'

/** One region as plain data: what stood there, what stands there now, and how it was set. */
export interface RegionResult {
  readonly id: string
  /** Upright bounds of the source text's ink in page pixels. */
  readonly box: Box
  readonly direction: TextDirection
  /** Radians, clockwise. */
  readonly angle: number
  readonly kind: RecognizedRegion['kind']
  readonly language: LanguageCode
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  /** Absent when no translation was asked for or the region was left as it is. */
  readonly translation?: string
  /** True where the engine itself doubts its translation. */
  readonly isRough?: boolean
  /** Languages that the translation went through, source and target included; absent without a translation. */
  readonly route?: readonly LanguageCode[]
  /** Absent when nothing was lettered. */
  readonly lettering?: RegionLettering
}

/**
 * What became of a page. `done`: its text was read and, as far as asked, translated or erased. `withoutText`: there is none.
 * `inTargetLanguage`: what it says is in the target language already. `languageUnclear`: the run ended before translating, as
 * `endsIfLanguageUnclear` asks. All but `done` keep their bytes.
 */
export type RunOutcome = 'done' | 'withoutText' | 'inTargetLanguage' | 'languageUnclear'

/** What is known of a page after a run, as plain data that can cross threads and networks. */
export interface PageReport {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly format: ImageFormat
  /** What became of the page. */
  readonly outcome: RunOutcome
  /** The page's language, given or detected; undefined on a page without text. */
  readonly language: LanguageCode | undefined
  /** False where the page has too little text to tell its language, or text that speaks for several. */
  readonly isLanguageSure: boolean
  /** Languages that the translation went through, source and target included; empty when nothing was translated. */
  readonly route: readonly LanguageCode[]
  readonly usage: TranslationUsage
  /** Names and terms for the pages that follow. */
  readonly glossary: Glossary
  readonly ms: StageTimes
  /** In reading order. None is a success: the page has no text and stays as it is. */
  readonly regions: readonly RegionResult[]
}

/** A report together with the page's files. */
export interface PageResult extends PageReport {
  /** The page in the format and size that it came in; the very bytes that came in when nothing changed. */
  readonly bytes: Uint8Array
  /** PNG of the page's size, transparent wherever nothing changed. */
  readonly overlay: Uint8Array
}

/** Picks from a region and its lettering what leaves the pipeline. */
export function describeRegion(region: RecognizedRegion | TranslatedRegion, lettering?: RegionLettering): RegionResult {
  // Empty where text was erased and nothing set in its place.
  const translation = ('translation' in region && region.translation) || undefined
  const isRough = 'isRough' in region && region.isRough === true
  const route = 'route' in region ? region.route : undefined
  return {
    id: region.id,
    box: region.box,
    direction: region.direction,
    angle: region.angle,
    kind: region.kind,
    language: region.language,
    text: region.text,
    confidence: region.confidence,
    ...(translation === undefined ? {} : { translation }),
    ...(isRough ? { isRough } : {}),
    ...(route === undefined ? {} : { route }),
    ...(lettering === undefined ? {} : { lettering }),
  }
}
