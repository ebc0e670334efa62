import { letterCaseOf, toSentenceCase } from '@fukidashi/translator/letter-case'

/**
 * The text as the models' training texts were written: one line, and not all in capitals as comics are lettered. Names keep
 * their own case.
 */
export function toRunningText(text: string, names: readonly string[]): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (letterCaseOf(line) !== 'capitals') return line
  const known = new Set(names.flatMap((name) => name.split(' ')))
  return startSentences(toSentenceCase(line, (word) => known.has(word)))
}

// Sentence case knows one sentence; a balloon may hold several.
function startSentences(text: string): string {
  return text.replaceAll(/(?<=[.!?…]["”’)]?\s+["“‘(¿¡]?)\p{Ll}/gu, (letter) => letter.toUpperCase())
}
