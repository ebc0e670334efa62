import type { LanguageCode } from '@fukidashi/contract/languages'

/** A text with the translation of a person. */
export interface SentencePair {
  readonly source: string
  readonly reference: string
}

/** Sentences of one direction. */
export interface SentenceSet {
  readonly name: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** In pages: what stands in one is translated together, as an engine gets it. */
  readonly pages: readonly (readonly SentencePair[])[]
}

const sentencesAtOnce = 16

/** Sentences that have nothing to do with each other, as many together as a full page has balloons. */
export function pagesOf(pairs: readonly SentencePair[]): SentencePair[][] {
  const pages: SentencePair[][] = []
  for (let start = 0; start < pairs.length; start += sentencesAtOnce) {
    pages.push(pairs.slice(start, start + sentencesAtOnce))
  }
  return pages
}
