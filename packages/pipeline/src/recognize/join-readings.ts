import { languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'
import type { LineReading } from '../ports.ts'

const unspacedScripts: ReadonlySet<Script> = new Set<Script>(['Jpan', 'Hans', 'Hant'])

/** The text of a region from its lines in reading order. The confidence is the lines' mean, weighted by their lengths. */
export function joinReadings(lines: readonly LineReading[], language: LanguageCode): LineReading {
  const read = lines.filter(({ text }) => text !== '')
  const isUnspaced = unspacedScripts.has(languageOf(language).script)
  const text = read.reduce((whole, line) => joinTwo(whole, line.text, isUnspaced), '')
  const length = read.reduce((sum, line) => sum + line.text.length, 0)
  const confidence = read.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / Math.max(1, length)
  return { text, confidence }
}

function joinTwo(whole: string, line: string, isUnspaced: boolean): string {
  if (isUnspaced || whole === '') return whole + line
  return isSplitWord(whole, line) ? whole.slice(0, -1) + line : `${whole} ${line}`
}

/** A hyphen at a line's end parts a word unless the word has other hyphens or the next line starts a new sentence. */
function isSplitWord(whole: string, line: string): boolean {
  const [word] = /\S+$/u.exec(whole) ?? ['']
  if (!/\p{L}-$/u.test(word) || word.slice(0, -1).includes('-')) return false
  return /^\p{Ll}/u.test(line) || (/^\p{Lu}/u.test(line) && word === word.toUpperCase())
}
