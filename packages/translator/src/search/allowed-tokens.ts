import { type LanguageCode, languageOf, type Script } from '@fukidashi/contract/languages'
import type { Vocabulary } from '../model/sentencepiece.ts'

/** Letters that a script is written in. */
const lettersOf: Partial<Record<Script, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  Kore: /\p{Script=Hangul}/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
}

// Corpora have both kinds of marks, and a model that learned them mixes both in one balloon.
const typographicMark = /[‘’“”]/u

// Digits and rare marks have no token of their own in some vocabularies: their bytes, below 0x7F, are needed.
const isHalfCharacter = /^<(?!0x[2-7][0-9A-F]>).+>$/u
const byte = /^<0x([2-7][0-9A-F])>$/u

/**
 * Ids that a translation into a language may hold: not tokens with letters of another script, which a vocabulary of two
 * languages has many of, nor bytes that are no character by themselves, which a small model strings together to none, nor
 * control tokens but the end, nor curved quotes and apostrophes into Latin letters, nor what the decoder does not know.
 */
export function allowedTokens({ pieces, eos, said }: Vocabulary, to: LanguageCode): Uint32Array {
  const own = lettersOf[languageOf(to).script]
  const isForeign = (piece: string) =>
    own !== undefined &&
    (piece.replace(byte, characterOfByte).match(/\p{L}/gu) ?? []).some((letter) => !own.test(letter))
  const isCurved = (piece: string) => own === lettersOf.Latn && typographicMark.test(piece)
  const isAllowed = (piece: string, id: number) =>
    id === eos || !(isHalfCharacter.test(piece) || isForeign(piece) || isCurved(piece))
  return Uint32Array.from(pieces.slice(0, said).flatMap(([piece], id) => (isAllowed(piece, id) ? [id] : [])))
}

function characterOfByte(_: string, code: string): string {
  return String.fromCodePoint(Number.parseInt(code, 16))
}
