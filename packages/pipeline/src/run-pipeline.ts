import { type StageName, stageNames } from '@fukidashi/contract/stages'
import { createDecodeStage } from './decode/create-decode-stage.ts'
import { createDetectStage } from './detect/create-detect-stage.ts'
import { createEncodeStage } from './encode/create-encode-stage.ts'
import { createEraseStage } from './erase/create-erase-stage.ts'
import type { InpaintingEngineId } from './erase/inpaint/inpainting-engines.ts'
import { createGroupStage } from './group/create-group-stage.ts'
import type {
  DetectedPage,
  EncodedPage,
  ErasedPage,
  GroupedPage,
  PageImage,
  PageSource,
  RecognizedPage,
  TranslatedPage,
  TypesetPage,
} from './page.ts'
import { describeRegion, type PageReport, type PageResult, type RunOutcome } from './page-result.ts'
import type { Platform } from './ports.ts'
import { createMask } from './raster/mask.ts'
import { createRecognizeStage } from './recognize/create-recognize-stage.ts'
import { type RunControls, type StageRun, startStageRun } from './run-stages.ts'
import type { Stage } from './stage.ts'
import { createTranslateStage, type TranslateSettings } from './translate/create-translate-stage.ts'
import { createTypesetStage } from './typeset/create-typeset-stage.ts'

/** What the pipeline is told once, beside the platform that it runs on. */
export interface PipelineSettings {
  /** Keys and addresses of the translation services. */
  readonly engines: TranslateSettings
  /** How the ground of text on drawing is painted anew; the way that needs no pulled weights when not given. */
  readonly inpainting?: InpaintingEngineId
}

/** A page image in, a translated page out. Each call runs one page; a failure is a ProductError, a stop the signal's reason. */
export interface Pipeline {
  /** All eight stages. `options.to` has to be given. */
  readonly translate: (source: PageSource, controls?: RunControls) => Promise<PageResult>
  /** What stands on the page; with `options.to` all stages run, so that the times are those of a translation. */
  readonly inspect: (source: PageSource, controls?: RunControls) => Promise<PageReport>
  /** The page with its text erased and nothing set in its place. */
  readonly clean: (source: PageSource, controls?: RunControls) => Promise<PageResult>
}

/** The eight stages. */
export interface Stages {
  readonly decode: Stage<PageSource, PageImage>
  readonly detect: Stage<PageImage, DetectedPage>
  readonly group: Stage<DetectedPage, GroupedPage>
  readonly recognize: Stage<GroupedPage, RecognizedPage>
  readonly translate: Stage<RecognizedPage, TranslatedPage>
  readonly erase: Stage<TranslatedPage, ErasedPage>
  readonly typeset: Stage<ErasedPage, TypesetPage>
  readonly encode: Stage<TypesetPage, EncodedPage>
}

/** The pipeline over the real stages. Weights are loaded by the stages when they are first needed, and kept. */
export function createPipeline(platform: Platform, settings: PipelineSettings): Pipeline {
  return joinStages(createStages(platform, settings))
}

/** The real stages one by one, for what looks between them: benchmarks, and platforms that replace one. */
export function createStages(platform: Platform, { engines, inpainting }: PipelineSettings): Stages {
  return {
    decode: createDecodeStage(platform),
    detect: createDetectStage(platform),
    group: createGroupStage(platform),
    recognize: createRecognizeStage(platform),
    translate: createTranslateStage(platform, engines),
    erase: createEraseStage(platform, inpainting === undefined ? {} : { inpainting }),
    typeset: createTypesetStage(platform),
    encode: createEncodeStage(platform),
  }
}

const readingPlan: readonly StageName[] = ['decode', 'detect', 'group', 'recognize']
const cleaningPlan: readonly StageName[] = [...readingPlan, 'erase', 'encode']

/** Puts the stages in their order. No other file knows it. */
export function joinStages(stages: Stages): Pipeline {
  const read = async (run: StageRun, source: PageSource): Promise<RecognizedPage> => {
    const image = await run.step('decode', stages.decode, source)
    const detected = await run.step('detect', stages.detect, image)
    const grouped = await run.step('group', stages.group, detected)
    return await run.step('recognize', stages.recognize, grouped)
  }

  const translate = async (source: PageSource, controls: RunControls = {}): Promise<PageResult> => {
    const run = startStageRun(stageNames, controls)
    const recognized = await read(run, source)
    const early = earlyOutcome(recognized)
    if (early !== undefined) return await finish(run, untouched(recognized), early)
    const translated = await run.step('translate', stages.translate, await withNames(recognized, controls.names))
    controls.names?.remember(translated.glossary)
    const erased = await run.step('erase', stages.erase, translated)
    const typeset = await run.step('typeset', stages.typeset, erased)
    return await finish(run, typeset, 'done')
  }

  const clean = async (source: PageSource, controls: RunControls = {}): Promise<PageResult> => {
    const run = startStageRun(cleaningPlan, controls)
    const recognized = await read(run, source)
    const early = earlyOutcome(recognized)
    if (early !== undefined) return await finish(run, untouched(recognized), early)
    const erased = await run.step('erase', stages.erase, untranslated(recognized))
    return await finish(run, unlettered(erased), 'done')
  }

  const inspect = async (source: PageSource, controls: RunControls = {}): Promise<PageReport> => {
    if (source.options.to !== undefined) {
      const { bytes: _bytes, overlay: _overlay, ...report } = await translate(source, controls)
      return report
    }
    const run = startStageRun(readingPlan, controls)
    const recognized = await read(run, source)
    return describePage(untouched(recognized), run, earlyOutcome(recognized) ?? 'done')
  }

  const finish = async (run: StageRun, page: TypesetPage, outcome: RunOutcome): Promise<PageResult> => {
    const { bytes, overlay } = await run.step('encode', stages.encode, page)
    return { ...describePage(page, run, outcome), bytes, overlay }
  }

  return { translate, inspect, clean }
}

// Pages are read side by side, but translated one after the other where they share their names.
async function withNames(page: RecognizedPage, names: RunControls['names']): Promise<RecognizedPage> {
  if (names === undefined) return page
  const glossary = { ...(await names.recall()), ...page.options.glossary }
  return { ...page, options: { ...page.options, glossary } }
}

// To the stages an empty translation means a region to be erased with nothing to set in its place.
function untranslated(page: RecognizedPage): TranslatedPage {
  const regions = page.regions.map((region) => ({ ...region, translation: '' }))
  return { ...page, regions, route: [], usage: {}, glossary: page.options.glossary }
}

function unlettered(page: ErasedPage): TypesetPage {
  const { width, height } = page.image
  return { ...page, finished: page.cleaned, inkMask: createMask(width, height), lettering: [] }
}

function untouched(page: RecognizedPage): TypesetPage {
  const { width, height } = page.image
  return unlettered({ ...untranslated(page), cleaned: page.image, erasedMask: createMask(width, height) })
}

function describePage(page: TypesetPage, run: StageRun, outcome: RunOutcome): PageReport {
  const { name, format, language, isLanguageSure, route, usage, glossary } = page
  const { width, height } = page.image
  const letteringOf = new Map(page.lettering.map((lettering) => [lettering.regionId, lettering]))
  const regions = page.regions.map((region) => describeRegion(region, letteringOf.get(region.id)))
  const about = { name, width, height, format, outcome, language, isLanguageSure }
  return { ...about, route, usage, glossary, ms: run.times(), regions }
}

/** How a run ends that has nothing to translate; undefined when it goes on. */
function earlyOutcome({ regions, language, isLanguageSure, options }: RecognizedPage): RunOutcome | undefined {
  if (regions.length === 0) return 'withoutText'
  if (!isLanguageSure && options.endsIfLanguageUnclear) return 'languageUnclear'
  const speech = regions.filter(({ kind }) => kind === 'speech')
  const isRead = language === options.to && speech.every((region) => region.language === options.to)
  return isRead ? 'inTargetLanguage' : undefined
}
