import { type Language, languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'
import type { TextDirection } from '../page.ts'
import type { ChoiceRule } from './choose-reading.ts'
import type { LineFormat, ReadingMethod } from './line-engine.ts'

/** How text of a language and direction is read. */
export interface ReadingPlan {
  /** The first reads every line. */
  readonly methods: readonly ReadingMethod[]
  /** The other methods read the lines of which the first is less sure than this. */
  readonly doubtBelow: number
  readonly choose: ChoiceRule
  /** Whether marks at a line's end are read by their shape, because the methods take them for letters. */
  readonly takesMarks: boolean
}

// Glyph sizes by the letter error measured on comic pages.
const columnFormat: LineFormat = { heightPx: 48, glyphShare: 0.54, marginShare: 0.2, columns: 'turned' }
const largeColumnFormat: LineFormat = { heightPx: 48, glyphShare: 0.63, marginShare: 0.19, columns: 'turned' }
const rowFormat: LineFormat = { heightPx: 48, glyphShare: 0.75, marginShare: 0.15, columns: 'asRow' }
const ppocrFormat: LineFormat = { heightPx: 48, glyphShare: 0.8, marginShare: 0.16, columns: 'asRow' }

const tesseract = (model: string, format: LineFormat): ReadingMethod => ({ engine: 'tesseract', model, format })
const ppocr: ReadingMethod = { engine: 'ppocr', model: 'ch_PP-OCRv4', format: ppocrFormat }

/** Methods by the writing that they read, for finding out which one a page has. */
export const writingMethods = {
  japaneseColumns: tesseract('jpn_vert', columnFormat),
  japaneseRows: tesseract('jpn', rowFormat),
  chineseColumns: tesseract('chi_tra_vert', columnFormat),
  chineseOrLatin: ppocr,
  koreanRows: tesseract('kor', rowFormat),
} as const

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

const always = Number.POSITIVE_INFINITY

const planByScript: Partial<Record<Script, (language: Language, direction: TextDirection) => ReadingPlan>> = {
  Jpan: (_, direction) => ({
    methods:
      direction === 'vertical'
        ? [writingMethods.japaneseColumns, tesseract('jpn_vert', largeColumnFormat)]
        : [writingMethods.japaneseRows],
    doubtBelow: 0.85,
    choose: 'surest',
    takesMarks: true,
  }),
  // PP-OCR knows few traditional characters, and the traineddata for columns knows no simplified ones.
  Hans: () => ({ methods: [ppocr], doubtBelow: 0, choose: 'surest', takesMarks: false }),
  Hant: (_, direction) => ({
    methods: [direction === 'vertical' ? writingMethods.chineseColumns : tesseract('chi_tra', rowFormat)],
    doubtBelow: 0,
    choose: 'surest',
    takesMarks: true,
  }),
  Kore: () => ({ methods: [writingMethods.koreanRows], doubtBelow: 0, choose: 'surest', takesMarks: true }),
  Latn: ({ code }) => ({
    methods: [ppocr, tesseract(latinModels[code] ?? unaccentedModel, rowFormat)],
    doubtBelow: latinModels[code] === undefined ? 0.9 : always,
    choose: 'accents',
    takesMarks: false,
  }),
}

/** The plan for a language that pages can be read in. */
export function readingPlanFor(code: LanguageCode, direction: TextDirection): ReadingPlan {
  const language = languageOf(code)
  return planByScript[language.script]!(language, direction)
}

/** Whether pages in a language can be read. */
export function canRead(code: LanguageCode): boolean {
  const { script, source } = languageOf(code)
  return source && planByScript[script] !== undefined
}
