import { readFile } from 'node:fs/promises'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { comparedPlans, findPlansObstacle } from '@fukidashi/pipeline/compared-plans'
import type { GroupedPage, RecognizedPage, TextDirection } from '@fukidashi/pipeline/page'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import { createRecognizeStage } from '@fukidashi/pipeline/recognize-stage'
import { createStages } from '@fukidashi/pipeline/run-pipeline'
import type { Stage } from '@fukidashi/pipeline/stage'
import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, shortName, type TruePage, type TruthText } from '../data/page-set.ts'
import { errorRate, judgeBoxes, type JudgedBox } from '../metrics/score-balloons.ts'
import { machineLine } from '../running/machine.ts'
import { withRecogniser } from '../running/with-recogniser.ts'

interface Contender {
  readonly id: string
  readonly recognize: Stage<GroupedPage, RecognizedPage>
}

/** What one contender made of one page. */
interface PageOutcome {
  readonly contender: string
  readonly language: LanguageCode
  readonly seconds: number
  readonly boxes: readonly (JudgedBox & { readonly direction: TextDirection })[]
}

const context = { signal: new AbortController().signal, report: () => {} }

/** Letter error and time of each way to read, on the same regions of the same pages in the same run. */
export const recognisers: BenchCommand = {
  name: 'recognisers',
  description: 'letter error, exact balloons and seconds a page of each recogniser, by language and direction',
  run: async ({ pages, recogniser }) => {
    const platform = withRecogniser(createNodePlatform(), recogniser)
    const stages = createStages(platform, { engines: {} })
    const contenders: Contender[] = []
    for (const plans of comparedPlans) {
      const obstacle = await findPlansObstacle(plans, platform)
      if (obstacle === undefined) contenders.push({ id: plans.id, recognize: createRecognizeStage(platform, plans) })
      console.log(`${plans.id.padEnd(24)}${obstacle ?? plans.label}`)
    }
    const outcomes: PageOutcome[] = []
    const warm = new Set<LanguageCode>()
    for (const page of readPageSet(pages)) {
      const grouped = await group(page)
      if (!warm.has(page.language)) await readAll(page, grouped)
      warm.add(page.language)
      outcomes.push(...(await readAll(page, grouped)))
      console.error(shortName(page))
    }
    print(contenders, outcomes)
    await platform.dispose()

    async function group(page: TruePage): Promise<GroupedPage> {
      const options = { from: page.language, engine: 'builtin', detector: 'default', fontStyle: 'comic' } as const
      const source = { name: page.name, bytes: await readFile(page.path) }
      const decoded = await stages.decode(
        { ...source, options: { ...options, upperCase: false, glossary: {} } },
        context,
      )
      return await stages.group(await stages.detect(decoded, context), context)
    }

    async function readAll(page: TruePage, grouped: GroupedPage): Promise<PageOutcome[]> {
      const read: PageOutcome[] = []
      for (const { id, recognize } of contenders) {
        const startMs = performance.now()
        const recognized = await recognize(grouped, context).catch((error: unknown) => {
          if (isUnsupported(error)) return undefined
          throw error
        })
        if (recognized === undefined) continue
        const seconds = (performance.now() - startMs) / 1000
        const boxes = judgeBoxes({ truth: page.truth, regions: recognized.regions })
        const directed = boxes.map((box) => ({ ...box, direction: directionOf(box.truth, grouped) }))
        read.push({ contender: id, language: page.language, seconds, boxes: directed })
      }
      return read
    }
  },
}

/** What a way to read does not know is left out of the table. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'key' in error && error.key === 'sourceLanguageUnsupported'
}

/** A text's direction is that of the detected region that covers most of it, whoever reads; missed ones go by their shape. */
function directionOf({ box }: TruthText, { regions }: GroupedPage): TextDirection {
  const shares = regions.map((region) => overlap(region.box, box))
  const most = Math.max(0, ...shares)
  if (most > 0) return regions[shares.indexOf(most)]!.direction
  return box[3] > box[2] ? 'vertical' : 'horizontal'
}

function overlap(a: TruthText['box'], b: TruthText['box']): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return Math.max(0, width) * Math.max(0, height)
}

function print(contenders: readonly Contender[], outcomes: readonly PageOutcome[]): void {
  console.log(`\n${machineLine()}`)
  console.log('language  direction   recogniser              boxes  letter error   exact  plain error  s a page')
  for (const language of new Set(outcomes.map((outcome) => outcome.language))) {
    for (const direction of ['vertical', 'horizontal'] as const) {
      for (const { id } of contenders) {
        const own = outcomes.filter((outcome) => outcome.language === language && outcome.contender === id)
        const boxes = own.flatMap((outcome) => outcome.boxes).filter((box) => box.direction === direction)
        if (boxes.length === 0) continue
        const exact = boxes.filter(({ isExact }) => isExact).length / boxes.length
        const seconds = own.reduce((sum, outcome) => sum + outcome.seconds, 0) / own.length
        const cells = [
          [language, 10],
          [direction, 12],
          [id, 24],
        ].map(([text, width]) => String(text).padEnd(Number(width)))
        const figures = [
          [String(boxes.length), 5],
          [errorRate(boxes.map(({ letters }) => letters)).toFixed(4), 14],
          [exact.toFixed(3), 8],
          [errorRate(boxes.map(({ plain }) => plain)).toFixed(4), 13],
          [seconds.toFixed(3), 10],
        ].map(([text, width]) => String(text).padStart(Number(width)))
        console.log([...cells, ...figures].join(''))
      }
    }
  }
}
