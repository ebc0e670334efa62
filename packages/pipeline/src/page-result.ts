import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ImageFormat } from '@fukidashi/contract/limits'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import type {
  Box,
  LetteringWishes,
  RecognizedRegion,
  RegionLettering,
  TextDirection,
  TranslatedRegion,
  TranslationUsage,
} from './page.ts'
import type { PageState } from './page-state.ts'
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
  /** Absent when no translation was asked for or the region was left as it is; empty where its place was left bare. */
  readonly translation?: string
  /** True where the engine itself doubts its translation. */
  readonly isRough?: boolean
  /** Languages that the translation went through, source and target included; absent without a translation. */
  readonly route?: readonly LanguageCode[]
  /** Absent when nothing was lettered. */
  readonly lettering?: RegionLettering
  /** What somebody asked for in its lettering. */
  readonly wishes?: LetteringWishes
}

/**
 * What became of a page. `done`: its text was read and, as far as asked, translated or erased. `withoutText`: there is none.
 * `inTargetLanguage`: what it says is in the target language already. `languageUnclear`: the run ended before translating, as
 * `endsIfLanguageUnclear` asks. `awaitingWords`: it was read and can go on as soon as there are words for it. All but `done` keep
 * their bytes.
 */
export type RunOutcome = 'done' | 'withoutText' | 'inTargetLanguage' | 'languageUnclear' | 'awaitingWords'

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

/** A report with the page's state as data. */
export interface InspectedPage extends PageReport {
  readonly state: PageState
}

/** A page that was read and waits for words. */
export interface WaitingPage extends InspectedPage {
  readonly outcome: 'awaitingWords'
  /** The regions whose text is to be translated; others are sounds, marks, numbers or in the target language already. */
  readonly toTranslate: readonly string[]
}

/** What it takes, beside the page's file, to go on with a page later. */
export interface KeptPage {
  readonly state: PageState
  /** PNG of the page's size with the pixels that erasing changed; absent when nothing was erased yet. */
  readonly ground?: Uint8Array
}

/** A report together with the page's files. */
export interface PageResult extends PageReport {
  /** The page in the format and size that it came in; the very bytes that came in when nothing changed. */
  readonly bytes: Uint8Array
  /** PNG of the page's size: what changed and what is close around it; transparent elsewhere. */
  readonly overlay: Uint8Array
  /** Only where a run was told to keep the page. */
  readonly kept?: KeptPage
}

/** Picks from a region and its lettering what leaves the pipeline. */
export function describeRegion(region: RecognizedRegion | TranslatedRegion, lettering?: RegionLettering): RegionResult {
  const { translation, isRough, route, wishes } = region as Partial<TranslatedRegion>
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
    ...(isRough === true ? { isRough } : {}),
    ...(route === undefined ? {} : { route }),
    ...(lettering === undefined ? {} : { lettering }),
    ...(wishes === undefined ? {} : { wishes }),
  }
}
