import { type Language, type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { faceWithGlyph, isInvisible } from '../fonts/coverage.ts'

/**
 * A translation as it is to be lettered: white space and punctuation as the language sets them, in capitals when asked (scripts
 * other than Latin keep their case), without characters that no font can draw.
 */
export function prepareText(translation: string, code: LanguageCode, upperCase: boolean): string {
  const language = languageOf(code)
  const rules = isIdeographic(language) ? ideographicRules : code === 'FRA' ? frenchRules : spacedRules
  const spaced = rules.reduce(
    (text, [pattern, change]) => text.replace(pattern, change as string),
    normalise(translation),
  )
  const cased = upperCase && language.script === 'Latn' ? spaced.toLocaleUpperCase(language.tag) : spaced
  return keepDrawable(cased).trim()
}

/** Whether a language is written in ideographs (or kana) without spaces. */
export function isIdeographic({ script }: Language): boolean {
  return script === 'Jpan' || script === 'Hans' || script === 'Hant'
}

type Rule = readonly [pattern: RegExp, change: string | ((match: string) => string)]

const noBreakSpace = '\u00a0'

function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[\s\u3000]+/g, ' ')
    .replace(/\s?\.(?:\s?\.){2,}/g, '…')
    .replace(/…{2,}/g, '…')
    .trim()
}

const spacedRules: readonly Rule[] = [
  [/\s+([!?.,;:…%)\]}»”。、！？،؛؟।])/gu, '$1'],
  [/([([{«“¿¡])\s+/gu, '$1'],
  [/([!?])\s+(?=[!?])/g, '$1'],
  // A drawn ellipsis is hardly seen at lettering sizes; three full stops are what letterers set.
  [/…/g, '...'],
]

// Imprimerie nationale: a space that does not break stands before high punctuation and inside guillemets.
const frenchRules: readonly Rule[] = [
  ...spacedRules,
  [/(?<=[\p{L}\p{N}.)”»])([!?;:]+|»)/gu, `${noBreakSpace}$1`],
  [/(\d)\u00a0:(?=\d)/g, '$1:'],
  [/«\s*/g, `«${noBreakSpace}`],
]

const fullWidth: Readonly<Record<string, string>> = {
  '!': '！',
  '?': '？',
  ',': '，',
  ':': '：',
  ';': '；',
  '(': '（',
  ')': '）',
}

const ideographicRules: readonly Rule[] = [
  [/(?<=[^\p{Script=Latin}\p{N}])\s+|\s+(?=[^\p{Script=Latin}\p{N}])/gu, ''],
  [/(?<![\p{Script=Latin}\p{N}][^\S]?)[!?,:;()]/gu, (mark) => fullWidth[mark]!],
  [/[!?](?![\p{Script=Latin}])/gu, (mark) => fullWidth[mark]!],
  // Several marks share the width of one, in lines as in columns.
  [/[！？]{2,}/g, (marks) => marks.replaceAll('！', '!').replaceAll('？', '?')],
  [/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\.(?!\.)/gu, '。'],
  [/…/g, '……'],
]

/** Leaves out what no font has, after trying the character's plain form. */
function keepDrawable(text: string): string {
  const isDrawable = (part: string) =>
    Array.from(part, (character) => character.codePointAt(0)!).every(
      (codePoint) => isInvisible(codePoint) || faceWithGlyph([], codePoint) !== undefined,
    )
  if (isDrawable(text)) return text
  return Array.from(text, (character) => {
    if (isDrawable(character)) return character
    const plain = character.normalize('NFKC')
    return isDrawable(plain) ? plain : ''
  }).join('')
}
