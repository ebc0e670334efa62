import { describe, expect, it } from 'vitest'
import { createTokenizer, isOneToken } from './sentencepiece.ts'

const bytes = Array.from({ length: 256 }, (_, byte): [string, number] => [
  `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  0,
])
const words: [string, number][] = [
  ['▁', -4],
  ['a', -3],
  ['b', -3],
  ['ab', -2],
  ['▁ab', -1],
  ['ba', -2.5],
  ['abab', -9],
  ['!', -3],
  ['1', -3],
]
const tokenizer = createTokenizer({
  pieces: [['<pad>', 0], ['<unk>', 0], ['<s>', 0], ['</s>', 0], ['<2eng>', 0], ...bytes, ...words],
  pad: 0,
  unk: 1,
  bos: 2,
  eos: 3,
})
const piecesOf = (text: string) => tokenizer.encode(text).map((id) => tokenizer.vocabulary.pieces[id]![0])

describe('SentencePiece unigram', () => {
  it.each([
    ['ab', ['▁ab']],
    ['abab', ['▁ab', 'ab']],
    ['aba', ['▁ab', 'a']],
    ['bab', ['▁', 'b', 'ab']],
    ['  ab \n ab ', ['▁ab', '▁ab']],
    ['ａｂ！①', ['▁ab', '!', '1']],
    ['', []],
  ])('cuts %j into the best-scoring pieces', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
  })

  it('takes what looks like a control piece for plain text', () => {
    expect(tokenizer.encode('<2eng>').slice(1, 2)).toEqual(tokenizer.encode('<').slice(1, 2))
    expect(tokenizer.encode('<0x41>')).not.toContain(tokenizer.encode('A')[1])
  })

  it.each(['ab 猫 ab', '😀', 'ñandú ab!'])('says %j in bytes and back', (text) => {
    expect(tokenizer.decode([4, ...tokenizer.encode(text), 3])).toBe(text)
  })
})

describe('isOneToken', () => {
  it('holds for a word in one piece, also behind a space that is a token of its own', () => {
    const words = ['ab', 'ba', 'bab', 'aba', '']
    expect(words.map((word) => isOneToken(tokenizer, word))).toEqual([true, true, false, false, false])
  })
})
