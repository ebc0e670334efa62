import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'
import { englishNumberGrammar } from './english-number-grammar.ts'

const ordinalClasses = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** Numbers in English. */
export const englishNumbers: NumberRules = {
  words: [
    numberWord(1, 'one|once', 'first'),
    numberWord(2, 'two|twice', 'second'),
    numberWord(3, 'three', 'third'),
    numberWord(4, 'four', 'fourth'),
    numberWord(5, 'five', 'fifth'),
    numberWord(6, 'six', 'sixth'),
    numberWord(7, 'seven', 'seventh'),
    numberWord(8, 'eight', 'eighth'),
    numberWord(9, 'nine', 'ninth'),
    numberWord(10, 'ten', 'tenth'),
    numberWord(11, 'eleven', 'eleventh'),
    numberWord(12, 'twelve', 'twelfth'),
    numberWord(20, 'twenty', 'twentieth'),
    numberWord(30, 'thirty', 'thirtieth'),
    numberWord(50, 'fifty', 'fiftieth'),
    numberWord(100, '(?:one|a) hundred|hundred', 'hundredth'),
  ],
  large:
    /\d|(?<!\p{L})(?:ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|\p{L}+teen|hundred|thousand|million|billion)s?(?!\p{L})/iu,
  neighbours: {
    before: '(?<!ty[- ])(?<!hundred )(?<!thousand )',
    larger: 'hundred|thousand|million|billion|one|two|three|four|five|six|seven|eight|nine',
  },
  ordinal: (digits) => digits + ordinalEndings[ordinalClasses.select(Number(digits))]!,
  grammar: englishNumberGrammar,
}
