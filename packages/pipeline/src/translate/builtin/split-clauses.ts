import type { Sentence } from './split-sentences.ts'

/** A sentence, or a part of one. */
export interface Clause extends Sentence {
  /** Whether it goes on from the clause before it. */
  readonly continues: boolean
}

const commas = /(?<=[,;:、])\s*/gu
const conjunctions =
  /\s+(?=(?:and|but|or|so|because|since|when|while|until|before|after|if|unless|although|though|that|which|who|where)\s)/giu
const japaneseConnectives =
  /(?<=けれども|けれど|けど|ので|のに|から|たら|れば|ながら)(?=[\p{Script=Han}\p{Script=Katakana}])/gu

/**
 * Cuts a sentence that is longer than a model has learnt to read into clauses, at the comma or conjunction that parts it
 * most evenly, until every part is short enough or nothing is left to cut at.
 */
export function splitClauses(sentence: Sentence, isTooLong: (text: string) => boolean): Clause[] {
  return cutEvenly({ ...sentence, continues: false }, isTooLong)
}

function cutEvenly(clause: Clause, isTooLong: (text: string) => boolean): Clause[] {
  const { opening, text, ending, continues } = clause
  if (!isTooLong(text)) return [clause]
  const cuts = [commas, conjunctions, japaneseConnectives]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index))
    .filter((index) => index > 0 && index < text.length)
  const farFromMiddle = (index: number) => Math.abs(index - text.length / 2)
  const middle = cuts.toSorted((one, other) => farFromMiddle(one) - farFromMiddle(other))[0]
  if (middle === undefined) return [clause]
  const before = text.slice(0, middle).trim()
  const mark = /[,;:]$/u.exec(before)?.[0] ?? (/^\s/u.test(text.slice(middle)) ? '' : ',')
  const first = { opening, text: before.replace(/[,;:、]$/u, ''), ending: mark, continues }
  const second = { opening: '', text: text.slice(middle).trim(), ending, continues: true }
  return [...cutEvenly(first, isTooLong), ...cutEvenly(second, isTooLong)]
}
