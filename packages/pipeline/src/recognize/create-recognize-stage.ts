import type { GroupedPage, RecognizedPage, RecognizedRegion } from '../page.ts'
import type { LineReading, Platform } from '../ports.ts'
import type { Stage } from '../stage.ts'
import { chooseReading } from './choose-reading.ts'
import { drawLine } from './draw-line.ts'
import { joinReadings } from './join-readings.ts'
import type { ReadingMethod, ReadLines } from './line-engine.ts'
import { prepareRegion } from './prepare-region.ts'
import { recognitionEngines } from './recognition-engines.ts'
import { readingPlanFor } from './reading-plans.ts'

/** Reads the text of every region. Regions in which nothing credible is read are no text and are left out. */
export function createRecognizeStage(platform: Platform): Stage<GroupedPage, RecognizedPage> {
  const readers = new Map<string, ReadLines>()
  const readerOf = ({ engine, model }: ReadingMethod): ReadLines => {
    const key = `${engine}:${model}`
    const reader = readers.get(key) ?? recognitionEngines.find(({ id }) => id === engine)!.open(platform, model)
    readers.set(key, reader)
    return reader
  }

  return async (page, { signal }) => {
    const prepared = page.regions.map((region) => prepareRegion(page, region))
    const language = page.options.from ?? 'JPN'
    const regions: RecognizedRegion[] = []
    for (const direction of ['vertical', 'horizontal'] as const) {
      const plan = readingPlanFor(language, direction)
      const group = prepared.filter(({ region }) => region.direction === direction)
      const readings: LineReading[][][] = []
      for (const method of plan.methods) {
        const pictures = group.flatMap((p) =>
          p.lines.map((line) => drawLine(line, direction, p.glyphSizePx, method.format)),
        )
        const read = await readerOf(method)(pictures, signal)
        let at = 0
        readings.push(group.map((p) => p.lines.map(() => read[at++]!)))
      }
      group.forEach((p, index) => {
        const lines = p.lines.map((_, line) =>
          chooseReading(
            plan.choose,
            readings.map((method) => method[index]![line]!),
          ),
        )
        const { text, confidence } = joinReadings(lines, language)
        regions.push({ ...p.region, language, text, confidence, look: p.look, kind: 'speech' })
      })
    }
    const place = new Map(page.regions.map((region, index) => [region.id, index]))
    regions.sort((a, b) => place.get(a.id)! - place.get(b.id)!)
    return { ...page, language, regions }
  }
}
