import type { Tokenizer } from '../model/sentencepiece.ts'

/** Pieces of a vocabulary as text; a word begins behind `▁`, which also stands for the end of the sentence. */
export interface TokenReader {
  readonly textOf: (id: number) => string
  /** What was said from the last token on that begins a word. */
  readonly sinceLastSpace: (ids: readonly number[]) => string
}

const bytePiece = /^<0x(..)>$/u

/** Reads the pieces of a tokenizer's vocabulary. */
export function createTokenReader({ vocabulary: { pieces, eos } }: Tokenizer): TokenReader {
  const texts = pieces.map(([piece], id) => (id === eos ? '▁' : piece.replace(bytePiece, characterOf)))
  const textOf = (id: number) => texts[id] ?? ''
  // A search asks for many tokens behind the same ones.
  let asked: readonly number[] | undefined
  let answer = ''
  const sinceLastSpace = (ids: readonly number[]) => {
    if (ids === asked) return answer
    asked = ids
    answer = ''
    for (let index = ids.length - 1; index >= 0 && !answer.startsWith('▁'); index--) {
      answer = textOf(ids[index]!) + answer
    }
    return answer
  }
  return { textOf, sinceLastSpace }
}

function characterOf(_piece: string, byte: string): string {
  return String.fromCodePoint(Number.parseInt(byte, 16))
}
