import { languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'
import type { LineFormat, ReadingMethod } from '../engines/line-engine.ts'

// Glyph sizes by the letter error measured on comic pages.
const columnFormat: LineFormat = { heightPx: 48, glyphShare: 0.54, marginShare: 0.2, columns: 'turned' }
const largeColumnFormat: LineFormat = { heightPx: 48, glyphShare: 0.63, marginShare: 0.19, columns: 'turned' }
const rowFormat: LineFormat = { heightPx: 48, glyphShare: 0.75, marginShare: 0.15, columns: 'asRow' }
const ppocrFormat: LineFormat = { heightPx: 48, glyphShare: 0.8, marginShare: 0.16, columns: 'asRow' }
const comicFormat: LineFormat = { heightPx: 48, glyphShare: 0.75, marginShare: 0.15, columns: 'turned' }

/** Shouts lean and are narrow; what a reader is unsure of is drawn upright and wide for it, more and less. */
const shoutShapes = [
  { lean: 0, stretch: 1.25 },
  { lean: 0.1, stretch: 1.5 },
  { lean: 0.2, stretch: 1.5 },
  { lean: 0.3, stretch: 1.1 },
]

const tesseract = (model: string, format: LineFormat): ReadingMethod => ({ engine: 'tesseract', model, format })

/** Ways to read with tesseract, by the script and the direction. */
export const tesseractMethods = {
  japaneseColumns: tesseract('jpn_vert', columnFormat),
  largeJapaneseColumns: tesseract('jpn_vert', largeColumnFormat),
  japaneseRows: tesseract('jpn', rowFormat),
  traditionalColumns: tesseract('chi_tra_vert', columnFormat),
  traditionalRows: tesseract('chi_tra', rowFormat),
  korean: tesseract('kor', rowFormat),
} as const

/** The same method for a row as it is, and as it may have been meant. */
export function withShoutShapes(method: ReadingMethod): ReadingMethod[] {
  return [method, ...shoutShapes.map((rows) => ({ ...method, format: { ...method.format, rows } }))]
}

/** PP-OCR reads everything with one model. */
export const ppocrMethod: ReadingMethod = { engine: 'ppocr', model: 'ch_PP-OCRv4', format: ppocrFormat }

/** Our own recogniser, held to the letters of a script. */
export function comicMethod(
  engine: Extract<ReadingMethod['engine'], 'comic' | 'comicWithLanguageModel'>,
  script: Script,
): ReadingMethod {
  return { engine, model: script, format: comicFormat }
}

/**
 * Traineddata of the Latin-script languages. Those that have no package of their own read with the one whose accents
 * come nearest; letters without accents come from PP-OCR in any case.
 */
const latinModels: Partial<Record<LanguageCode, string>> = {
  ...{ FRA: 'fra', SQI: 'fra', ROM: 'fra', ESP: 'spa', GLG: 'spa', DEU: 'deu', HUN: 'deu', EST: 'deu' },
  ...{ ITA: 'ita', POR: 'por', PTB: 'por', CAT: 'por', TRK: 'tur', VIN: 'vie', POL: 'pol' },
  ...{ CSY: 'ces', SLK: 'ces', SLV: 'ces', HRV: 'ces', BOS: 'ces', LIT: 'ces', LAV: 'ces' },
  ...{ SWE: 'swe', DAN: 'swe', NOR: 'swe', FIN: 'swe', ISL: 'swe' },
}
const unaccentedModel = 'eng'

/** Tesseract's way to read a language in Latin letters. */
export function latinMethod(code: LanguageCode): ReadingMethod {
  return tesseract(latinModels[code] ?? unaccentedModel, rowFormat)
}

/** Whether a language in Latin letters is written with letters that PP-OCR does not know. */
export function isAccented(code: LanguageCode): boolean {
  return languageOf(code).script === 'Latn' && latinModels[code] !== undefined
}
