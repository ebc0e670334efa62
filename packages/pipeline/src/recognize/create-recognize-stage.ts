import { ProductError } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { GroupedPage, RecognizedPage, RecognizedRegion } from '../page.ts'
import type { LineReading, Platform } from '../ports.ts'
import type { Stage, StageContext } from '../stage.ts'
import { correctText } from './correct-text.ts'
import { createLineReader, type LineReader, type ReadableLine } from './read-lines/create-line-reader.ts'
import { isGrey } from '../raster/is-grey.ts'
import { detectLanguage } from './language/detect-language.ts'
import { layOutAgain, type Candidates } from './prepare/lay-out-again.ts'
import { joinReadings } from './join-readings.ts'
import { judgeRegions } from './judge-regions.ts'
import { type PreparedRegion, prepareRegion } from './prepare/prepare-region.ts'
import { type ReadRegion, readForeign } from './language/read-foreign.ts'
import { bestPlans, canRead, type ReadingPlans } from './plans/reading-plans.ts'

/**
 * Reads the text of every region, in the page's language as given or as detected. Regions in which
 * nothing credible is read are no text and are left out. Throws `sourceLanguageUnsupported` for a given language that
 * cannot be read.
 */
export function createRecognizeStage(
  platform: Platform,
  plans: ReadingPlans = bestPlans,
): Stage<GroupedPage, RecognizedPage> {
  const reader = createLineReader(platform, plans)
  return async (page, context) => {
    const prepared = page.regions.map((region) => {
      context.signal.throwIfAborted()
      return prepareRegion(page, region)
    })
    context.report(0.1)
    const lines = prepared.flatMap(readableLines)
    const { from, seriesLanguage } = page.options
    if (from !== undefined && !canRead(plans, from)) throw new ProductError('sourceLanguageUnsupported', from)
    const around = { isGrey: isGrey(page.image), seriesLanguage }
    const detected =
      from === undefined
        ? await detectLanguage(lines, reader, around, context.signal)
        : { language: from, isSure: true }
    if (detected === undefined) return { ...page, language: undefined, isLanguageSure: true, regions: [] }
    const { language, isSure: isLanguageSure } = detected
    context.report(0.3)
    const candidates = layOutAgain(page, prepared, language)
    const read = await readRegions(candidates, language, reader, context)
    const regions = await readForeign(read, language, reader, context.signal)
    return { ...page, language, isLanguageSure, regions: judgeRegions(regions) }
  }
}

/** The less likely direction is taken when it is read this much more surely: single characters look right in both. */
const clearlySurer = 0.12

function readableLines({ lines, region, glyphSizePx }: PreparedRegion): ReadableLine[] {
  return lines.map((line) => ({ line, direction: region.direction, glyphSizePx }))
}

async function readRegions(
  candidates: readonly Candidates[],
  language: LanguageCode,
  reader: LineReader,
  { signal, report }: StageContext,
): Promise<ReadRegion[]> {
  const readings = await reader.read(language, candidates.flat().flatMap(readableLines), signal)
  report(0.9)
  let next = 0
  return candidates.map((ways) => {
    const read = ways.map((way) => {
      const own = way.lines.map((): LineReading => readings[next++]!)
      const region = describeRegion(way, joinReadings(own, language), language)
      return { region, lines: readableLines(way) }
    })
    return read.reduce((first, other) =>
      other.region.confidence > first.region.confidence + clearlySurer ? other : first,
    )
  })
}

function describeRegion(
  { region, look }: PreparedRegion,
  reading: LineReading,
  language: LanguageCode,
): RecognizedRegion {
  const { text, confidence } = reading
  return { ...region, language, text: correctText(text, language), confidence, look, kind: 'speech' }
}
