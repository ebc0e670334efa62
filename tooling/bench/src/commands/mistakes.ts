import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand } from '../bench-command.ts'
import { measureChrf } from '../chrf.ts'
import { readTrainedDialogue } from '../data/dialogue.ts'
import { isoCodeOf } from '../data/language-tags.ts'
import { pagesOf } from '../data/sentence-set.ts'
import { directionsOf, ownTranslators } from '../running/translators.ts'

/** Lines of the comic dialogue that the built-in translator renders worst, for those who write lines about what it does not know. */
export const mistakes: BenchCommand = {
  name: 'mistakes',
  description:
    'writes --count (1000) lines of the comic dialogue that may be trained on into --out, as the engine translates them, worst first',
  run: async ({ from, chosenTargets, out, count = 1000, seed = 0 }) => {
    const platform = createNodePlatform()
    const engine = ownTranslators(platform).find(({ name }) => name === 'engine')!
    mkdirSync(out, { recursive: true })
    try {
      for (const direction of directionsOf(from, chosenTargets)) {
        const pairs = draw(readTrainedDialogue(direction.from, direction.to), count, seed)
        const rows = []
        for (const page of pagesOf(pairs)) {
          const sources = page.map(({ source }) => source)
          const texts = await engine.translate(sources, direction.from, direction.to)
          for (const [index, { source, reference }] of page.entries()) {
            const text = texts[index]!.replaceAll(/\s+/gu, ' ')
            rows.push({ score: measureChrf([text], [reference]), cells: [source, reference, text] })
          }
        }
        const path = join(out, `${isoCodeOf(direction.from)}-${isoCodeOf(direction.to)}.tsv`)
        const worstFirst = rows.toSorted((one, other) => one.score - other.score)
        writeFileSync(path, worstFirst.map(({ score, cells }) => `${score.toFixed(1)}\t${cells.join('\t')}\n`).join(''))
        console.log(`${path}: ${rows.length} lines as chrF, source, reference, translation`)
      }
    } finally {
      await platform.dispose()
    }
  },
}

/** `count` of the pairs, the same ones for a seed whatever else the corpus has. */
function draw<Pair extends { readonly source: string }>(pairs: readonly Pair[], count: number, seed: number): Pair[] {
  const lot = ({ source }: Pair) => createHash('sha256').update(`${seed} ${source}`).digest('hex')
  return pairs
    .map((pair) => ({ pair, lot: lot(pair) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ pair }) => pair)
}
