import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTokenizer, vocabularySchema } from './sentencepiece.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const pairs = read('../fixtures/tokenizer-pairs.json') as Record<string, [text: string, ids: number[]][]>

// The training's own tokenizer is tested on the same pairs, in tooling/training/translator/test_tokenizer.py.
describe.each(Object.entries(pairs))('The vocabulary of %s', (set, lines) => {
  const { encode } = createTokenizer(vocabularySchema.parse(read(`../../../models/${set}/vocab.json`)))
  it.each(lines)('cuts %j as the training does', (text, ids) => {
    expect(encode(text)).toEqual(ids)
  })
})
