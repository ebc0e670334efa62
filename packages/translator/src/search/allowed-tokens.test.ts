import { describe, expect, it } from 'vitest'
import type { Vocabulary } from '../model/sentencepiece.ts'
import { allowedTokens } from './allowed-tokens.ts'

const vocabulary: Vocabulary = {
  pieces: ['<pad>', '<unk>', '<s>', '</s>', '<0xE3>', '<0x41>', '<0x37>', '▁cat', '!', '猫', '・'].map((piece) => [
    piece,
    0,
  ]),
  pad: 0,
  unk: 1,
  bos: 2,
  eos: 3,
}

describe('allowedTokens', () => {
  it('gives the end, pieces in letters of the language, and bytes that are a digit, a mark or such a letter', () => {
    expect([...allowedTokens(vocabulary, 'ENG')]).toEqual([3, 5, 6, 7, 8, 10])
    expect([...allowedTokens(vocabulary, 'JPN')]).toEqual([3, 6, 8, 9, 10])
  })

  it('gives straight quotes and apostrophes alone into Latin letters', () => {
    const withMarks = {
      ...vocabulary,
      pieces: [...vocabulary.pieces, ...["'", '’', '“'].map((piece): [string, number] => [piece, 0])],
    }
    expect([...allowedTokens(withMarks, 'ENG')].slice(-2)).toEqual([10, 11])
    expect([...allowedTokens(withMarks, 'CHS')].slice(-3)).toEqual([11, 12, 13])
  })

  it('leaves out what the decoder does not know', () => {
    expect([...allowedTokens({ ...vocabulary, said: 9 }, 'ENG')]).toEqual([3, 5, 6, 7, 8])
  })
})
