import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'

/** Names and terms with the translation that they always get. */
export type Glossary = Readonly<Record<string, string>>

/** One region's text on its way to a translator. */
export interface PageText {
  /** The region's id; a reply is bound to it, never to an order. */
  readonly id: string
  readonly text: string
  readonly language: LanguageCode
}

/** All that is to be translated on one page. */
export interface PageRequest {
  readonly to: LanguageCode
  /** In reading order. */
  readonly segments: readonly PageText[]
  readonly glossary: Glossary
  /** As `usualHonorifics` says when not given. */
  readonly honorifics?: HonorificsPolicy
}

/** What became of a page's texts. */
export interface PageTranslation {
  /** By region id. */
  readonly translations: ReadonlyMap<string, string>
  /** Ids whose translation the translator itself doubts; absent for one that cannot tell. */
  readonly rough?: ReadonlySet<string>
  /** Other wordings by region id, the likeliest first; absent for a translator that gives one alone. */
  readonly others?: ReadonlyMap<string, readonly string[]>
  /** Names that the translator chose a translation for, where it says so. */
  readonly names: Glossary
}
