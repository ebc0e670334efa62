import type { WordEnding } from '../language-rules.ts'

/** Cases that the placeholders tell apart: accusative and genitive as one. */
type RussianCase = 'genitive' | 'dative' | 'instrumental' | 'prepositional'

const casesOf: Readonly<Record<string, RussianCase>> = {
  а: 'genitive',
  у: 'dative',
  ом: 'instrumental',
  е: 'prepositional',
}

/** The endings that a name of a man that ends in a consonant takes. */
export const russianEnding: WordEnding = { pattern: String.raw`\p{L}{0,2}`, carry: withRussianEnding }

/**
 * A name in the case of `found`, a man's name with a consonant and its ending ("Томом"). Names in -а and -я have a genitive
 * that is no accusative, and `found` does not tell which is meant, so there they stay as they are; so do names that Russian
 * does not decline.
 */
export function withRussianEnding(name: string, found: string): string {
  const ending = /(?<=[бвгджзклмнпрстфхцчшщ])(?:а|у|ом|е)$/u.exec(found)?.[0]
  const wanted = ending === undefined ? undefined : casesOf[ending]
  if (wanted === undefined) return name
  const stem = name.slice(0, -1)
  const last = name.at(-1)!.toLowerCase()
  const isSoft = /[жшчщц]$/iu.test(last === 'а' ? stem : name)
  if (/[бвгджзклмнпрстфхцчшщ]/u.test(last)) return name + (isSoft && wanted === 'instrumental' ? 'ем' : ending)
  if (last === 'й') return stem + { genitive: 'я', dative: 'ю', instrumental: 'ем', prepositional: 'е' }[wanted]
  if ((last !== 'а' && last !== 'я') || wanted === 'genitive') return name
  if (wanted === 'instrumental') return stem + (last === 'а' && !isSoft ? 'ой' : 'ей')
  return stem + (stem.endsWith('и') ? 'и' : 'е')
}
