import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { findEngineRow } from '@fukidashi/pipeline/engine-registry'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand } from '../bench-command.ts'
import { readPageSet } from '../data/page-set.ts'
import { measureChrf } from '../chrf.ts'

const segmentsAtOnce = 16

interface SentencePair {
  readonly source: string
  readonly reference: string
  readonly from: LanguageCode
}

/** How near an engine's translations come to given ones. */
export const chrfCommand: BenchCommand = {
  name: 'chrf',
  description:
    "chrF of an engine on --file (source TAB reference) with --from and --to, or on the pages' truth against their English",
  run: async ({ file, from, targets, pages, engine, search }) => {
    const to = targets[0] ?? 'ENG'
    const pairs = file === undefined ? pairsOfPages(pages) : pairsOfFile(file, from)
    const platform = createNodePlatform()
    const row = findEngineRow(engine as Parameters<typeof findEngineRow>[0], {})
    const translator = row.create(platform, { builtin: { search } })
    const hypotheses: string[] = []
    for (let start = 0; start < pairs.length; start += segmentsAtOnce) {
      const chunk = pairs.slice(start, start + segmentsAtOnce)
      const segments = chunk.map((pair, index) => ({ id: String(index), text: pair.source, language: pair.from }))
      const context = { signal: new AbortController().signal, report: () => undefined }
      const { translations } = await translator.translate({ to, segments, glossary: {} }, context)
      for (const [index, pair] of chunk.entries()) {
        const hypothesis = translations.get(String(index)) ?? ''
        hypotheses.push(hypothesis)
        console.error(`${pair.source}\t${hypothesis}\t${pair.reference}`)
      }
    }
    const references = pairs.map(({ reference }) => reference)
    const score = Math.round(measureChrf(hypotheses, references) * 100) / 100
    console.log(JSON.stringify({ sentences: pairs.length, to, engine, search, chrf: score }))
    await platform.dispose()
  },
}

function pairsOfPages(wish: Parameters<typeof readPageSet>[0]): SentencePair[] {
  return readPageSet(wish).flatMap((page) =>
    page.truth.flatMap(({ text, english, kind }) =>
      english === undefined || kind === 'sfx' || page.language === 'ENG'
        ? []
        : [{ source: text, reference: english, from: page.language }],
    ),
  )
}

function pairsOfFile(file: string, from: LanguageCode | undefined): SentencePair[] {
  if (from === undefined) throw new Error('a file of sentences needs --from')
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [source, reference] = line.split('\t')
      return source && reference ? [{ source, reference, from }] : []
    })
}
