import { languageOf } from '@fukidashi/contract/languages'
import type { LanguageRules } from '../languages/language-rules.ts'
import { shortenLetters } from '../languages/shorten-letters.ts'
import { capitalise, isCaseless } from '../text/letter-case.ts'

const decoration = /[♪♫♬♩♡♥❤★☆✦✧※*~〜～_=|<>^°•●○■□◆◇▲△▼▽]+/gu
const quotes = /[«»"“”„「」『』【】〈〉《》[\]{}]/gu

const aside = /^\s*[(（]([^()（）]+)[)）]\s*$/u

/** What stands within parentheses that hold the whole text, as thoughts do; nothing where they hold less. */
export function withinParentheses(text: string): string | undefined {
  return aside.exec(text)?.[1]
}

/** The text without stutter ("W-what", 「お、お前」), which runs over the marks that sentences are cut at. */
export function withoutStutter(text: string, { lettering }: LanguageRules): string {
  const ownStutter = lettering?.stutter
  if (ownStutter !== undefined) return text.replaceAll(ownStutter, '$1')
  return text.replaceAll(westernStutter, (_, first: string, again: string) =>
    /^\p{Lu}/u.test(first) ? capitalise(again) : again,
  )
}

/** Whether a text begins with a stutter. */
export function beginsWithStutter(text: string, { lettering }: LanguageRules): boolean {
  const words = text.replace(/^[^\p{L}]+/u, '')
  return words.search(lettering?.stutter ?? westernStutter) === 0
}

/** A translation that begins with a stutter ("N-no"), where the language's script has one to write; `isName` keeps a capital. */
export function withStutter(
  text: string,
  { code, lettering }: LanguageRules,
  isName: (word: string) => boolean,
): string {
  const own = lettering?.writtenStutter
  if (own !== undefined) return text.replace(new RegExp(`(?<!\\p{L}.*)(${own.said})`, 'u'), `$1${own.mark}$1`)
  if (isCaseless(code)) return text
  return text.replace(/(?<!\p{L}.*)(\p{L})([\p{L}\p{M}'’]+)/u, (word, first: string, rest: string) =>
    isName(word) || !/^\p{L}/u.test(rest)
      ? `${first}-${word}`
      : `${first}-${first.toLocaleLowerCase(languageOf(code).tag)}${rest}`,
  )
}

/**
 * Turns lettering into the plain writing that translation models were trained on: no decoration and quotes, no
 * stretched sounds ("Nooooo", 「待てーーっ」). White space becomes single spaces.
 */
export function plainLettering(text: string, { lettering = {}, marks }: LanguageRules): string {
  const { ampersand = '&', shortened = shortenLetters, usualSpelling, spokenForms, brokenOff } = lettering
  const plain = text
    .normalize('NFKC')
    // NFKC makes a fraction of three characters.
    .replaceAll('⁄', '/')
    .replaceAll(decoration, ' ')
    .replaceAll(quotes, ' ')
    .replaceAll('&', ` ${ampersand} `)
    .replaceAll(/[–—―]|--+/gu, marks?.dash ?? ', ')
  const short = shortened(plain)
  const usual = usualSpelling?.(short) ?? short
  const spoken = spokenForms?.(usual) ?? usual
  const whole = brokenOff === undefined ? spoken : spoken.replaceAll(brokenOff, '')
  return whole.replaceAll(/\s+/gu, ' ').trim()
}

const westernStutter = /\b(\p{L}{1,2})(?:-\1)*-(\1)/giu
