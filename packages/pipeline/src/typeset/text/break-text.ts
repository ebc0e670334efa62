import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { breakIdeographs } from './break-ideographs.ts'
import { type Fragment, mergeFragments } from './fragment.ts'
import type { DivideWord } from './hyphenation.ts'
import { isIdeographic } from './prepare-text.ts'

/** Cuts prepared text at every place where a line may end, up to tier 1; `divide` comes from `loadHyphenation`. */
export function breakText(text: string, code: LanguageCode, divide: DivideWord): readonly Fragment[] {
  const language = languageOf(code)
  if (isIdeographic(language)) return breakIdeographs(text, language)
  const words = text.split(' ').filter((word) => word !== '')
  const breakWord =
    language.script === 'Thai' ? breakThai : language.script === 'Kore' ? breakSyllables : breakAtHyphens
  return words.flatMap((word, index) => {
    const end = { gap: index < words.length - 1 ? ' ' : '', hyphen: '', tier: 0, cost: costAfter(word) } as const
    return breakWord(word, divide).map((fragment, place, all) =>
      place < all.length - 1 ? fragment : { text: fragment.text, ...end },
    )
  })
}

/** Cuts everything further between any two letters, for words that no line can hold whole. */
export function shatterFragments(fragments: readonly Fragment[], code: LanguageCode): readonly Fragment[] {
  const hyphen = hyphenOf(code)
  return fragments.flatMap((fragment) => {
    const letters = graphemesOf(fragment.text)
    return letters.map((text, index): Fragment => {
      if (index === letters.length - 1) return { ...fragment, text }
      const isBetweenLetters = /\p{L}/u.test(text) && /\p{L}/u.test(letters[index + 1]!)
      return { text, gap: '', hyphen: isBetweenLetters ? hyphen : '', tier: 2, cost: 0.35 }
    })
  })
}

/** What stands at the end of a line that breaks a word. */
export function hyphenOf(code: LanguageCode): string {
  return hyphens[languageOf(code).script] ?? ''
}

/** What a reader takes for one character: a letter with all its marks. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

const hyphens: Readonly<Record<string, string>> = { Latn: '-', Cyrl: '-', Grek: '-', Geor: '-', Arab: 'ـ' }

/** Letters from which on a divided word does not look odd in a balloon. */
const dividedGladly = 9

function costAfter(word: string): number {
  if (/[.!?…。！？؟۔।]["”’»)]*$/u.test(word)) return -0.03
  if (/[,;:、،؛—–-]["”’»)]*$/u.test(word)) return -0.02
  // Articles, prepositions and pronouns belong to what follows, and in nearly every alphabet they are the short words.
  return word.length <= 3 ? 0.015 : 0
}

function breakAtHyphens(word: string, divide: DivideWord): readonly Fragment[] {
  const parts = word.split(/(?<=\p{L}{3}[-–—/]|\p{L}\.\.\.)(?=\p{L}{3})/u)
  return parts.flatMap((part, index) => {
    const end: Fragment = { text: part, gap: '', hyphen: '', tier: 0, cost: 0.12 }
    const pieces = divideWithin(part, divide)
    return pieces.map(
      (text, place): Fragment =>
        place === pieces.length - 1
          ? { ...end, text, tier: index < parts.length - 1 ? 0 : 2 }
          : { text, gap: '', hyphen: '-', tier: 1, cost: part.length < dividedGladly ? 0.7 : 0.4 },
    )
  })
}

/** Divides the letters of a word; quotes and punctuation stay with the ends that they touch. */
function divideWithin(part: string, divide: DivideWord): readonly string[] {
  const [, before = '', letters = '', after = ''] = /^(\P{L}*)(\p{L}[\p{L}\p{M}]*)(\P{L}.*)?$/u.exec(part) ?? []
  if (letters === '') return [part]
  const pieces = divide(letters)
  return pieces.map((piece, index) => (index === 0 ? before : '') + piece + (index === pieces.length - 1 ? after : ''))
}

/** Korean breaks between words by choice, and between any two syllables without a hyphen when it must. */
function breakSyllables(word: string): readonly Fragment[] {
  const syllables = graphemesOf(word)
  const pieces = syllables.map((text, index): Fragment => {
    const next = syllables[index + 1]
    const isWithin = next !== undefined && /\p{Script=Hangul}$/u.test(text) && /^\p{Script=Hangul}/u.test(next)
    return { text, gap: '', hyphen: '', tier: isWithin ? 1 : 2, cost: 0.4 }
  })
  return mergeFragments(pieces, 1)
}

function breakThai(word: string): readonly Fragment[] {
  const pieces = Array.from(thaiWords.segment(word), ({ segment }) => segment)
  const fragments: Fragment[] = []
  for (const text of pieces) {
    const last = fragments.at(-1)
    // The repetition mark, the abbreviation mark and closing punctuation belong to the word before, openings to the one after.
    const isTail = /^[^\p{L}\p{N}("“‘«]|^[ๆฯ]/u.test(text)
    if (last !== undefined && (isTail || /["“‘«(]$/u.test(last.text))) {
      fragments[fragments.length - 1] = { ...last, text: last.text + text }
      continue
    }
    // Particles lean on the word before, and what the dictionary cuts this short is often no word.
    if (last !== undefined && consonantCount(text) <= 2)
      fragments[fragments.length - 1] = { ...last, tier: 1, cost: 0.15 }
    fragments.push({ text, gap: '', hyphen: '', tier: 0, cost: 0.01 })
  }
  return fragments
}

function consonantCount(text: string): number {
  return text.match(/[ก-ฮ]/gu)?.length ?? 0
}
