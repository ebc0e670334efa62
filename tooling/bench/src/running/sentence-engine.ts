import { languageOf } from '@fukidashi/contract/languages'
import { createSentenceRow } from '@fukidashi/pipeline/fixtures/sentence-row'
import type { PipelineSettings } from '@fukidashi/pipeline/run-pipeline'
import { type SentenceLanguage, sentences } from '../data/sentences.ts'

/** Settings for a translation engine named on the command line: the product's own, or `fixture`, which answers with sentences of ours. */
export function engineFor(name: string, to?: string): PipelineSettings['engines'] {
  if (name !== 'fixture') return {}
  const row = createSentenceRow('builtin', (segment, place) =>
    sentenceFor(segment.text, segment.language, to ?? 'ENG', place),
  )
  return { rows: [row] }
}

/** Characters that a language needs for what takes English 100. */
const lengths: Readonly<Record<string, number>> = { Jpan: 45, Hans: 32, Hant: 32, Kore: 48 }

/** A sentence in the target language of about the length that a translation would have; neighbours get different ones. */
export function sentenceFor(source: string, from: Parameters<typeof languageOf>[0], to: string, place: number): string {
  const choices = sentences[to as SentenceLanguage]
  if (choices === undefined) throw new Error(`there are no fixture sentences for '${to}'`)
  const density = (script: string): number => lengths[script] ?? 100
  const wanted = ([...source].length * density(scriptOf(to))) / density(languageOf(from).script)
  const nearest = choices.toSorted((a, b) => Math.abs(a.length - wanted) - Math.abs(b.length - wanted))
  return nearest[place % Math.min(3, nearest.length)]!
}

function scriptOf(to: string): string {
  return languageOf(to as Parameters<typeof languageOf>[0]).script
}
