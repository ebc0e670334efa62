import { languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'

interface Correction {
  readonly wrong: RegExp
  readonly right: string | ((wrong: string) => string)
}

const katakana = '[\\u30a1-\\u30fa\\u30fc]'
const kana = '[\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc]'

/** Katakana and the kanji of the same shape: among katakana it is the katakana. */
const twins = { 二: 'ニ', 口: 'ロ', 力: 'カ', 工: 'エ', 夕: 'タ', 八: 'ハ', 卜: 'ト', 三: 'ミ', 才: 'オ', 千: 'チ' }

const japanese: readonly Correction[] = [
  { wrong: /\s+/gu, right: '' },
  { wrong: /[~～∼]/gu, right: '〜' },
  // The long vowel mark stands upright in columns.
  { wrong: /[|｜丨]/gu, right: 'ー' },
  { wrong: new RegExp(`(?<=${katakana})[一－-]|(?<=${kana})[－-](?=${kana}|$)`, 'gu'), right: 'ー' },
  { wrong: /[.．・･:：‥…]{2,}|[:：]$/gu, right: '…' },
  ...Object.entries(twins).map(([kanji, letter]) => ({
    wrong: new RegExp(`(?<=${katakana})${kanji}(?=${katakana})`, 'gu'),
    right: letter,
  })),
]

const chinese: readonly Correction[] = [
  { wrong: /(?<=[^\x20-\x7e])\s+|\s+(?=[^\x20-\x7e])/gu, right: '' },
  { wrong: /[.．・･·‥…-]{2,}/gu, right: '……' },
]

const dots: Correction = { wrong: /(?:\.\s?){2,}\.*|[…‥]+|(?<=\p{L})_[.,]?|(?<!\S)_[.,]?/gu, right: '...' }

const latin: readonly Correction[] = [
  { wrong: /！/gu, right: '!' },
  { wrong: /？/gu, right: '?' },
  { wrong: /，/gu, right: ',' },
  { wrong: /：/gu, right: ':' },
  { wrong: /[《≪]|<<|(?<!\S)<(?=\S)/gu, right: '«' },
  { wrong: /[》≫]|>>|»>/gu, right: '»' },
  dots,
  // A lone capital I is read as a bar or a small L; so is an I among capitals.
  { wrong: /(?<![\p{L}\d])[|l](?=['’ ])(?!['’]\p{Ll}{3})/gu, right: 'I' },
  { wrong: /(?<=\p{Lu})[|l](?=\p{Lu})/gu, right: 'I' },
  { wrong: /(?<=\p{L})0(?=\p{L})/gu, right: 'o' },
  // Both cases of these have one shape, and no word has a capital amid small letters.
  { wrong: /(?<=\p{Ll})[COSUVWXZ](?=\p{Ll})/gu, right: (letters) => letters.toLowerCase() },
]

const korean: readonly Correction[] = [
  dots,
  // A letter that Korean gave up: a dot.
  { wrong: /ㆍ/gu, right: '.' },
  // A leaning exclamation mark.
  { wrong: /\/(?=[/!?]*(?:\s|$))/gu, right: '!' },
  { wrong: /[_~=|]+(?=\s|$)/gu, right: '' },
]

const corrections: Partial<Record<Script, readonly Correction[]>> = {
  Jpan: japanese,
  Hans: chinese,
  Hant: chinese,
  Kore: korean,
  Latn: latin,
}

/** Mends what recognisers of a script get wrong again and again, by rules that hold for any text. */
export function correctText(text: string, language: LanguageCode): string {
  const rules = corrections[languageOf(language).script] ?? []
  return rules.reduce(correct, text).trim()
}

function correct(text: string, { wrong, right }: Correction): string {
  return typeof right === 'string' ? text.replace(wrong, right) : text.replace(wrong, right)
}
