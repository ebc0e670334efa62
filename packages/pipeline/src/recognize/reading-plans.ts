import { type Language, languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'
import type { TextDirection } from '../page.ts'
import type { LineFormat, ReadingMethod } from './line-engine.ts'

/** How text of a language and direction is read: each method reads every line, then one reading is chosen. */
export interface ReadingPlan {
  readonly methods: readonly ReadingMethod[]
  readonly choose: 'first' | 'consensus' | 'accents'
}

// Sizes measured by the letter error on comic pages; the networks take 48 and 36 pixel high lines.
const cjkFormat: LineFormat = { heightPx: 48, glyphShare: 0.54, marginShare: 0.2 }
const rowFormat: LineFormat = { heightPx: 48, glyphShare: 0.75, marginShare: 0.13 }
const latinFormat: LineFormat = { heightPx: 48, glyphShare: 0.75, marginShare: 0.15 }
const ppocrFormat: LineFormat = { heightPx: 48, glyphShare: 0.8, marginShare: 0.16 }

const tesseract = (model: string, format: LineFormat): ReadingMethod => ({ engine: 'tesseract', model, format })
const ppocr: ReadingMethod = { engine: 'ppocr', model: 'ch_PP-OCRv4', format: ppocrFormat }

/** Languages whose letters a package of their own reads; the others of their script share one. */
const latinModels: Partial<Record<LanguageCode, string>> = { ENG: 'eng', FRA: 'fra', ESP: 'spa', DEU: 'deu' }
const pooledLatinModel = 'fra'

const planByScript: Partial<Record<Script, (language: Language, direction: TextDirection) => ReadingPlan>> = {
  Jpan: (_, direction) =>
    direction === 'vertical'
      ? { methods: [tesseract('jpn_vert', cjkFormat)], choose: 'first' }
      : { methods: [tesseract('jpn', rowFormat)], choose: 'first' },
  Hans: () => ({ methods: [ppocr], choose: 'first' }),
  Hant: () => ({ methods: [ppocr], choose: 'first' }),
  Kore: () => ({ methods: [tesseract('kor', rowFormat)], choose: 'first' }),
  Latn: ({ code }) => ({
    methods: [ppocr, tesseract(latinModels[code] ?? pooledLatinModel, latinFormat)],
    choose: 'accents',
  }),
}

/** The plan for a language that pages can be read in. */
export function readingPlanFor(code: LanguageCode, direction: TextDirection): ReadingPlan {
  const language = languageOf(code)
  return planByScript[language.script]!(language, direction)
}
