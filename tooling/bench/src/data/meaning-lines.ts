import { readdirSync, readFileSync } from 'node:fs'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { languageOfIsoCode } from './language-tags.ts'

/** A line of ours and what a translation of it must say, however it is worded. */
export interface MeaningLine {
  /** What the line is about: a question, a negation, who does what to whom ... */
  readonly kind: string
  readonly source: string
  /** Each of them must be found in a translation, in any order and letter case. */
  readonly patterns: readonly RegExp[]
}

/** The lines of one direction. */
export interface MeaningSet {
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly lines: readonly MeaningLine[]
}

const folder = new URL('./meaning/', import.meta.url)
const betweenPatterns = '; '

/** Every set in `meaning/`, a file a direction: kind, source and patterns in columns parted by tabs. */
export function readMeaningSets(): MeaningSet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => {
      const [from, to] = name.replace('.tsv', '').split('-').map(languageOfIsoCode)
      if (from === undefined || to === undefined) throw new Error(`'${name}' is not named by its languages`)
      return { from, to, lines: parseMeaningLines(readFileSync(new URL(name, folder), 'utf8')) }
    })
}

/** The lines of a file. Throws an Error for a row without three columns and a SyntaxError for a pattern that is none. */
export function parseMeaningLines(text: string): MeaningLine[] {
  return text
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [kind, source, patterns, ...rest] = row.split('\t')
      if (!kind || !source || !patterns || rest.length > 0) throw new Error(`Not three columns: ${row}`)
      return { kind, source, patterns: patterns.split(betweenPatterns).map((pattern) => new RegExp(pattern, 'iu')) }
    })
}

/** Whether a translation says all that the line asks for. */
export function passes(line: MeaningLine, translation: string): boolean {
  return line.patterns.every((pattern) => pattern.test(translation))
}
