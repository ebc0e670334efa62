import { basename } from 'node:path'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { readPageSet, type TruePage } from './page-set.ts'
import type { SentencePair, SentenceSet } from './sentence-set.ts'

/**
 * The speech of a folder of pages against its English, or the English against it: nothing when the folder has no page in the
 * language that is not English.
 */
export function readComic(folder: string, from: LanguageCode, to: LanguageCode): SentenceSet[] {
  const other = from === 'ENG' ? to : from
  const pages = readPageSet({ folder })
    .filter(({ language }) => language === other)
    .map((page) => pairsOf(page, from))
    .filter((pairs) => pairs.length > 0)
  return pages.length === 0 ? [] : [{ name: basename(folder), from, to, pages }]
}

/** What is said on a folder of pages (the sample pages when none is given) in a language, English translations included. */
export function readSpeech(folder: string | undefined, language: LanguageCode): string[] {
  return readPageSet({ folder }).flatMap((page) =>
    page.truth.flatMap(({ text, english, kind }) => {
      const said = page.language === language ? text : language === 'ENG' ? english : undefined
      return kind === 'sfx' || !said ? [] : [said]
    }),
  )
}

function pairsOf({ truth }: TruePage, from: LanguageCode): SentencePair[] {
  return truth.flatMap(({ text, english, kind }) => {
    if (!text || !english || kind === 'sfx') return []
    return [from === 'ENG' ? { source: english, reference: text } : { source: text, reference: english }]
  })
}
