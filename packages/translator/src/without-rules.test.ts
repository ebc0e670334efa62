import { describe, expect, it } from 'vitest'
import { rulesOf } from './languages/rules-of.ts'
import { findPhrase } from './phrases/find-phrase.ts'
import { plainLettering, withoutStutter } from './preparation/comic-lettering.ts'
import { withSourceMarks } from './preparation/sentence-marks.ts'
import { findNumbers } from './numbers/find-numbers.ts'
import { type TranslatorRule, translatorRules } from './rules/translator-rules.ts'
import { languageWithout } from './without-rules.ts'

function without(code: Parameters<typeof rulesOf>[0], ...rules: TranslatorRule[]) {
  return languageWithout(rulesOf(code), new Set(rules))
}

const sentence = { opening: '', text: 'x', ending: '?' }

describe('languageWithout', () => {
  it.each([
    ['stutters', 'JPN', 'お、お前', 'お前', 'お、お前'],
    ['drawn-out', 'ENG', 'Nooooo', 'No', 'Nooooo'],
    ['spoken-forms', 'JPN', '知らねえよ', '知らないよ', '知らねえよ'],
  ] as const)('leaves the lettering as it is without %s', (rule, code, text, plain, left) => {
    const read = (language: ReturnType<typeof rulesOf>) => plainLettering(withoutStutter(text, language), language)
    expect([read(rulesOf(code)), read(without(code, rule))]).toEqual([plain, left])
  })

  it('leaves marks and accents as weights say them', () => {
    const say = (words: string, target: ReturnType<typeof rulesOf>) =>
      withSourceMarks(words, sentence, rulesOf('ENG'), target)
    expect([say('Dónde', rulesOf('ESP')), say('Dónde', without('ESP', 'marks'))]).toEqual(['¿Dónde?', 'Dónde?'])
    expect([say("Perche'", rulesOf('ITA')), say("Perche'", without('ITA', 'tidy-letters'))]).toEqual([
      'Perché?',
      "Perche'?",
    ])
  })

  it('knows no dates, phrases or calls', () => {
    const written = (source: ReturnType<typeof rulesOf>) =>
      findNumbers('on May 1, 1987', source, rulesOf('FRA')).map(({ target }) => target)
    expect([written(rulesOf('ENG')), written(without('ENG', 'dates'))]).toEqual([['le 1er mai 1987'], ['1', '1987']])
    const say = (text: string, source: ReturnType<typeof rulesOf>) => findPhrase(text, source, rulesOf('DEU'))
    expect([say('Owww', rulesOf('ENG')), say('Owww', without('ENG', 'drawn-out-calls'))]).toEqual(['Aua', undefined])
    expect([say('Thanks', rulesOf('ENG')), say('Thanks', without('ENG', 'phrases'))]).toEqual(['Danke', undefined])
  })

  it('changes nothing of a language for rules that are no part of it', () => {
    const rules: TranslatorRule[] = ['vote', 'beams', 'letter-case', 'numbers']
    expect(without('KOR', ...rules)).toEqual(rulesOf('KOR'))
    expect(rules.every((rule) => Object.hasOwn(translatorRules, rule))).toBe(true)
  })
})
