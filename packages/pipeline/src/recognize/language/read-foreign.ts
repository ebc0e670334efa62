import { languageOf, type LanguageCode } from '@fukidashi/contract/languages'
import type { RecognizedRegion } from '../../page.ts'
import { correctText } from '../correct-text.ts'
import type { LineReader, ReadableLine } from '../read-lines/create-line-reader.ts'
import { latinLanguageOf } from './detect-language.ts'
import { joinReadings } from '../join-readings.ts'

/** Less sure than this of the page's language, a row is tried as Latin letters. */
const doubtful = 0.6
/** Latin letters amid another language are believed from here on. */
const convincing = 0.85
const fewestLetters = 3
/** A shorter text does not show its language; lone words on foreign pages are mostly English. */
const tellingLength = 24

/** A region as it was read in the page's language, and its lines. */
export interface ReadRegion {
  readonly region: RecognizedRegion
  readonly lines: readonly ReadableLine[]
}

/**
 * Reads rows again that seem to be in Latin letters on a page of another script, such as signs and titles. They keep
 * the page's language unless the letters are read surely.
 */
export async function readForeign(
  read: readonly ReadRegion[],
  language: LanguageCode,
  reader: LineReader,
  signal: AbortSignal,
): Promise<RecognizedRegion[]> {
  const regions = read.map(({ region }) => region)
  if (languageOf(language).script === 'Latn') return regions
  for (const [index, { region, lines }] of read.entries()) {
    if (!seemsLatin(region) || lines.length === 0) continue
    const { text, confidence } = joinReadings(await reader.read('ENG', lines, signal), 'ENG')
    if (confidence < convincing || countLatin(text) < fewestLetters || latinShare(text) < 1) continue
    const own = text.length >= tellingLength ? latinLanguageOf(text) : 'ENG'
    regions[index] = { ...region, language: own, text: correctText(text, own), confidence }
  }
  return regions
}

function seemsLatin({ direction, confidence, text }: RecognizedRegion): boolean {
  return direction === 'horizontal' && (confidence < doubtful || latinShare(text) > 0.5)
}

function latinShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters === 0 ? 0 : countLatin(text) / letters
}

function countLatin(text: string): number {
  return text.match(/\p{Script=Latin}/gu)?.length ?? 0
}
