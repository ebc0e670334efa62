import type { Language } from '@fukidashi/contract/languages'
import type { Fragment } from './fragment.ts'
import { mayBreakBetween } from './kinsoku.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * Cuts Japanese or Chinese text into phrases (tier 0), words and single characters (tier 1), nowhere against the rules of
 * line breaking. Spaces, which stand only beside Latin words here, stay inside.
 */
export function breakIdeographs(text: string, { tag }: Language): readonly Fragment[] {
  const words = Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text), ({ segment }) => segment)
  const fragments: Fragment[] = []
  let start = ''
  for (const [index, word] of words.entries()) {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
    for (const [place, letter] of letters.entries()) {
      start += letter
      const isWordEnd = place === letters.length - 1
      const next = isWordEnd ? words[index + 1] : letters[place + 1]
      if (next === undefined || next === ' ' || letter === ' ' || !mayBreakBetween(letter, next)) continue
      const isPhraseEnd = isWordEnd && !continuesPhrase(word, next, tag)
      fragments.push({
        text: start,
        gap: '',
        hyphen: '',
        tier: isPhraseEnd ? 0 : 1,
        cost: isPhraseEnd ? costAfter(letter) : isWordEnd ? 0.08 : 0.14,
      })
      start = ''
    }
  }
  return start === '' ? fragments : [...fragments, { text: start, gap: '', hyphen: '', tier: 0, cost: 0 }]
}

const startsPhrase =
  /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|だから|でも|もう|まだ|なぜ|どう|なん|ちゃんと|きっと|やっぱり|まさか|とても|ずっと|もっと|また|みんな)/u

/** In Japanese a phrase is a word, or several joined ones, with the particles and endings after it, which are written in hiragana. */
function continuesPhrase(word: string, next: string, tag: string): boolean {
  if (/[、。，！？…」』）]$/u.test(word)) return false
  if (tag === 'ja') {
    if (/^[\p{Script=Hiragana}ー]+$/u.test(next)) return !startsPhrase.test(next)
    return /[\p{Script=Han}\p{N}]$/u.test(word) && /^[\p{Script=Han}\p{N}]/u.test(next)
  }
  return /^[的了着过過吗嗎呢吧啊呀们們]$/u.test(next)
}

function costAfter(letter: string): number {
  if (/[。！？…]/u.test(letter)) return -0.03
  return /[、，」』）]/u.test(letter) ? -0.02 : 0
}
