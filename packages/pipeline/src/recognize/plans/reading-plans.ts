import { type Language, languageOf, type LanguageCode, type Script } from '@fukidashi/contract/languages'
import type { TextDirection } from '../../page.ts'
import type { ChoiceRule } from './choose-reading.ts'
import type { ReadingMethod } from '../engines/line-engine.ts'
import { isAccented, latinMethod, ppocrMethod, tesseractMethods, withShoutShapes } from './reading-methods.ts'

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

/** Methods by the script that they read, for finding out which one a page is in. */
export interface ScriptProbes {
  readonly japaneseColumns: ReadingMethod
  readonly japaneseRows: ReadingMethod
  readonly chineseOrLatin: ReadingMethod
  readonly koreanRows: ReadingMethod
}

/** Plans for a language of a script. */
export type PlanOf = (language: Language) => ReadingPlan

/** How every language is read. */
export interface ReadingPlans {
  readonly id: string
  /** What it reads with, for people. */
  readonly label: string
  /** Plans by script and direction. A script that is not named cannot be read. */
  readonly table: Readonly<Partial<Record<Script, Readonly<Record<TextDirection, PlanOf>>>>>
  readonly probes: ScriptProbes
}

/** A plan of one method for every line. */
export function singlePlan(method: ReadingMethod, takesMarks = false): ReadingPlan {
  return { methods: [method], doubtBelow: 0, choose: 'surest', takesMarks }
}

/** A row of which the method is less sure than this may be drawn in a way that it was not trained on. */
const doubtfulRow = 0.75

/** A plan that reads doubtful rows again as they may have been meant. */
function shoutingPlan(method: ReadingMethod): ReadingPlan {
  return { methods: withShoutShapes(method), doubtBelow: doubtfulRow, choose: 'consensus', takesMarks: true }
}

/** A way to plan for both directions. */
export function bothDirections(planOf: PlanOf): Readonly<Record<TextDirection, PlanOf>> {
  return { vertical: planOf, horizontal: planOf }
}

const always = Number.POSITIVE_INFINITY

/** How the engines that come with packages detect which script a page is in. */
export const packageProbes: ScriptProbes = {
  japaneseColumns: tesseractMethods.japaneseColumns,
  japaneseRows: tesseractMethods.japaneseRows,
  chineseOrLatin: ppocrMethod,
  koreanRows: tesseractMethods.korean,
}

/**
 * The plans that pages are read by: for each script and direction what measured best of the engines that are here.
 * `pnpm bench recognisers` compares them.
 */
export const bestPlans: ReadingPlans = {
  id: 'best',
  label: 'the plans that pages are read by',
  table: {
    Jpan: {
      vertical: () => ({
        methods: [tesseractMethods.japaneseColumns, tesseractMethods.largeJapaneseColumns],
        doubtBelow: 0.85,
        choose: 'surest',
        takesMarks: true,
      }),
      horizontal: () => shoutingPlan(tesseractMethods.japaneseRows),
    },
    // PP-OCR knows few traditional characters, and the traineddata for columns knows no simplified ones.
    Hans: bothDirections(() => singlePlan(ppocrMethod)),
    Hant: {
      vertical: () => singlePlan(tesseractMethods.traditionalColumns, true),
      horizontal: () => shoutingPlan(tesseractMethods.traditionalRows),
    },
    Kore: bothDirections(() => shoutingPlan(tesseractMethods.korean)),
    Latn: bothDirections(({ code }) => ({
      methods: [ppocrMethod, latinMethod(code)],
      doubtBelow: isAccented(code) ? always : 0.9,
      choose: 'accents',
      takesMarks: false,
    })),
  },
  probes: packageProbes,
}

/** The plan for a language, undefined when these plans cannot read it. */
export function findReadingPlan(
  { table }: ReadingPlans,
  code: LanguageCode,
  direction: TextDirection,
): ReadingPlan | undefined {
  const language = languageOf(code)
  return language.source ? table[language.script]?.[direction]?.(language) : undefined
}

/** Whether pages in a language can be read with these plans. */
export function canRead(plans: ReadingPlans, code: LanguageCode): boolean {
  return findReadingPlan(plans, code, 'horizontal') !== undefined
}
