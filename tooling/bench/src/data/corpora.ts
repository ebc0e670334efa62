import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { isoCodeOf } from './language-tags.ts'
import { pagesOf, type SentencePair, type SentenceSet } from './sentence-set.ts'

/** The file of a pair that nothing is ever trained on. */
const testSets = 'tatoeba-mt-testsets.tsv.gz'

/**
 * Sentences of parallel corpora (folders `eng-spa`, `jpn-eng`, in them `<source>.tsv.gz` with one pair a line in the order of
 * the folder's name) that no weights were trained on: the held-out part and Tatoeba-MT's test sets. `limit` sentences of
 * each at most, the same ones every time, from all sources alike. Throws an Error when there is no such folder.
 */
export function readCorpora(folder: string, from: LanguageCode, to: LanguageCode, limit = Infinity): SentenceSet[] {
  const [source, target] = [isoCodeOf(from), isoCodeOf(to)]
  const forward = join(folder, `${source}-${target}`)
  const backward = join(folder, `${target}-${source}`)
  const isForward = existsSync(forward)
  if (!isForward && !existsSync(backward)) throw new Error(`${folder} has no folder ${source}-${target}`)
  const pairFolder = isForward ? forward : backward
  const read = (file: string) => readPairs(join(pairFolder, file), isForward)
  const english = ({ source: own, reference }: SentencePair) => (from === 'ENG' ? own : reference)
  const files = readdirSync(pairFolder).filter((name) => name.endsWith('.tsv.gz') && name !== testSets)
  const heldOut = files
    .flatMap(read)
    .filter((pair) => isHeldOut(english(pair)))
    .toSorted((one, other) => digestOf(one.source).localeCompare(digestOf(other.source)))
  const sets = [{ name: 'held-out', pairs: heldOut }]
  if (existsSync(join(pairFolder, testSets))) sets.push({ name: 'tatoeba-mt', pairs: read(testSets) })
  return sets.map(({ name, pairs }) => ({ name, from, to, pages: pagesOf(pairs.slice(0, limit)) }))
}

/** Whether an English sentence is in the hundredth that is never trained on, by its letters and digits. */
export function isHeldOut(english: string): boolean {
  const key = english.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
  return Number.parseInt(digestOf(key).slice(0, 8), 16) % 100 === 7
}

function digestOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

function readPairs(path: string, isForward: boolean): SentencePair[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [first, second] = line.split('\t')
      if (!first || !second) return []
      return [isForward ? { source: first, reference: second } : { source: second, reference: first }]
    })
}
