import { describe, expect, it } from 'vitest'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'
import { rulesOf } from '../languages/rules-of.ts'
import type { TranslatorRule } from '../rules/translator-rules.ts'
import { prepareSentences } from './prepare-sentence.ts'

const { tokenizer } = createTokenizerOf(['▁', '▁I', '▁fell', '▁asleep', '▁Tom', '▁Oh', '▁shoot'])

describe('a set phrase that a sentence begins with', () => {
  const knownOf = (text: string, without: readonly TranslatorRule[] = []) => {
    const context = { tokenizer, source: rulesOf('ENG'), target: rulesOf('ESP'), names: [], longestSentence: 40 }
    const [sentence] = prepareSentences(text, { ...context, without: new Set(without) })
    return sentence!.clauses.map(({ clause, mark }) => [clause.known ?? clause.attempts[0]?.text, mark])
  }

  it('is looked up by itself, with a comma inside too, and the rest is translated', () => {
    expect(knownOf('Oh, shoot, I fell asleep.')).toEqual([
      ['Rayos', ','],
      ['I fell asleep.', ''],
    ])
    expect(knownOf('Give me a break, Tom!')[0]).toEqual(['No me vengas con eso', ','])
  })

  it('has two words at least, and stands before a comma', () => {
    expect(knownOf('Stop, I fell asleep.')).toHaveLength(1)
    expect(knownOf('Oh shoot I fell asleep.')).toHaveLength(1)
    expect(knownOf('Oh, shoot, I fell asleep.', ['opening-phrases'])).toHaveLength(1)
  })
})

describe('somebody who is called before a Japanese comma', () => {
  const names = [
    { source: 'あかね先輩', target: 'Akane-senpai' },
    { source: 'チョコ', target: 'chocolate' },
  ]
  const clausesOf = (text: string) => {
    const context = { tokenizer, source: rulesOf('JPN'), target: rulesOf('ENG'), names, longestSentence: 40 }
    return prepareSentences(text, { ...context, without: new Set() })[0]!.clauses
  }

  it('is a clause by itself, with a comma or where one is left out', () => {
    for (const text of ['あかね先輩、行きましょう', 'あかね先輩次は私です']) {
      const [called, ...rest] = clausesOf(text)
      expect([called!.clause.known, called!.mark, rest.length]).toEqual(['Akane-senpai', ',', 1])
    }
  })

  it('may be called by a word', () => {
    const [called, ...rest] = clausesOf('お姉様、逃げてください')
    expect([called!.clause.known, called!.mark, rest.length]).toEqual(['Sister', ',', 1])
  })

  it('is no loanword', () => {
    expect(clausesOf('チョコ、食べる')).toHaveLength(1)
  })
})
