import { languages } from '@fukidashi/contract/languages'
import type { Platform } from '../ports.ts'
import type { RecognitionEngineId } from './engines/line-engine.ts'
import { comicMethod, latinMethod, ppocrMethod, tesseractMethods } from './plans/reading-methods.ts'
import {
  bestPlans,
  bothDirections,
  findReadingPlan,
  packageProbes,
  type ReadingPlans,
  singlePlan,
} from './plans/reading-plans.ts'
import { findRecognitionObstacle } from './engines/recognition-engines.ts'

const tesseractAlone: ReadingPlans = {
  id: 'tesseract',
  label: 'tesseract alone',
  table: {
    Jpan: {
      vertical: () => singlePlan(tesseractMethods.japaneseColumns, true),
      horizontal: () => singlePlan(tesseractMethods.japaneseRows, true),
    },
    Hant: {
      vertical: () => singlePlan(tesseractMethods.traditionalColumns, true),
      horizontal: () => singlePlan(tesseractMethods.traditionalRows, true),
    },
    Kore: bothDirections(() => singlePlan(tesseractMethods.korean, true)),
    Latn: bothDirections(({ code }) => singlePlan(latinMethod(code))),
  },
  probes: packageProbes,
}

const ppocrAlone: ReadingPlans = {
  id: 'ppocr',
  label: 'PP-OCR alone',
  table: {
    Hans: bothDirections(() => singlePlan(ppocrMethod)),
    Hant: bothDirections(() => singlePlan(ppocrMethod)),
    Latn: bothDirections(() => singlePlan(ppocrMethod)),
  },
  probes: packageProbes,
}

function comicAlone(id: Extract<RecognitionEngineId, 'comic' | 'comicWithLanguageModel'>, label: string): ReadingPlans {
  const scripts = ['Jpan', 'Hans', 'Hant', 'Kore', 'Latn'] as const
  const plans = scripts.map((script) => [script, bothDirections(() => singlePlan(comicMethod(id, script)))])
  return {
    id,
    label,
    table: Object.fromEntries(plans) as ReadingPlans['table'],
    probes: {
      japaneseColumns: comicMethod(id, 'Jpan'),
      japaneseRows: comicMethod(id, 'Jpan'),
      chineseOrLatin: comicMethod(id, 'Hans'),
      koreanRows: comicMethod(id, 'Kore'),
    },
  }
}

/** Plans that the bench compares: the one that pages are read by, and each engine by itself. */
export const comparedPlans: readonly ReadingPlans[] = [
  bestPlans,
  tesseractAlone,
  ppocrAlone,
  comicAlone('comic', 'our recogniser'),
  comicAlone('comicWithLanguageModel', 'our recogniser with its language model'),
]

/** Why plans cannot be used here: an engine that they name is not there. Undefined when they can. */
export async function findPlansObstacle(plans: ReadingPlans, platform: Platform): Promise<string | undefined> {
  for (const id of enginesOf(plans)) {
    const obstacle = await findRecognitionObstacle(id, platform)
    if (obstacle !== undefined) return obstacle
  }
  return undefined
}

function enginesOf(plans: ReadingPlans): ReadonlySet<RecognitionEngineId> {
  const methods = languages.flatMap(({ code }) =>
    (['vertical', 'horizontal'] as const).flatMap(
      (direction) => findReadingPlan(plans, code, direction)?.methods ?? [],
    ),
  )
  return new Set(methods.map(({ engine }) => engine))
}
