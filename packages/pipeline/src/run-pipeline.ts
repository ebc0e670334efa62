import type { RegionEdit } from '@fukidashi/contract/result-calls'
import { ProductError } from '@fukidashi/contract/errors'
import { type StageName, stageNames } from '@fukidashi/contract/stages'
import { createDecodeStage } from './decode/create-decode-stage.ts'
import { createDetectStage } from './detect/create-detect-stage.ts'
import { editRegions, takeWords } from './edit-regions.ts'
import { createEncodeStage } from './encode/create-encode-stage.ts'
import { createPageFiles, type PageFiles } from './encode/create-page-files.ts'
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
  PageToEncode,
  RecognizedPage,
  TranslatedPage,
  TypesetPage,
} from './page.ts'
import {
  describeRegion,
  type InspectedPage,
  type KeptPage,
  type PageReport,
  type PageResult,
  type RegionResult,
  type RunOutcome,
  type WaitingPage,
} from './page-result.ts'
import { joinPageState, writePageState } from './page-state.ts'
import type { Platform } from './ports.ts'
import { createMask } from './raster/mask.ts'
import { createRecognizeStage } from './recognize/create-recognize-stage.ts'
import { type RunControls, type StageRun, startStageRun } from './run-stages.ts'
import type { Stage } from './stage.ts'
import { chooseSegments } from './translate/choose-segments.ts'
import { createTranslateStage, type TranslateSettings } from './translate/create-translate-stage.ts'
import { createTypesetStage } from './typeset/create-typeset-stage.ts'

/** What the pipeline is told once, beside the platform that it runs on. */
export interface PipelineSettings {
  /** Keys and addresses of the translation services. */
  readonly engines: TranslateSettings
  /** How the ground of text on drawing is painted anew; the way that needs no pulled weights when not given. */
  readonly inpainting?: InpaintingEngineId
}

/** A kept page, and words for it where it waits for some, by the ids of regions. */
export interface PageWithWords extends KeptPage {
  readonly words?: Readonly<Record<string, string>>
}

/** A page image in, a translated page out. Each call runs one page; a failure is a ProductError, a stop the signal's reason. */
export interface Pipeline {
  /** All eight stages. `options.to` has to be given. */
  readonly translate: (source: PageSource, controls?: RunControls) => Promise<PageResult>
  /** The stages before `translate`: the page waits for words, or is done where there is nothing to translate. */
  readonly read: (source: PageSource, controls?: RunControls) => Promise<WaitingPage | PageResult>
  /**
   * The stages after `translate`, over a page that `read` left or that was lettered before: the same bytes as in one run. What is
   * as it was is neither erased nor set again. Throws a ProductError `pageStateInvalid` for the state of another page.
   */
  readonly letter: (source: PageSource, kept: PageWithWords, controls?: RunControls) => Promise<PageResult>
  /** What stands on the page; with `options.to` all stages run, so that the times are those of a translation. */
  readonly inspect: (source: PageSource, controls?: RunControls) => Promise<InspectedPage>
  /** The page with its text erased and nothing set in its place. */
  readonly clean: (source: PageSource, controls?: RunControls) => Promise<PageResult>
}

/** A page that was edited. */
export interface EditedPage {
  /** To be edited further. */
  readonly page: TranslatedPage
  readonly regions: readonly RegionResult[]
  /** PNG of the page's size, transparent wherever it is as it came in. */
  readonly overlay: Uint8Array
  readonly state: KeptPage['state']
  /** Absent when no more was erased than before. */
  readonly ground?: Uint8Array
}

/** Changes lettered pages that are held in memory, one after the other. */
export interface PageEditor {
  /** Throws a ProductError `pageStateInvalid` for the state of another page, or of one that has no language to letter in. */
  readonly open: (source: PageSource, kept: KeptPage) => Promise<TranslatedPage>
  /** Throws a ProductError `requestInvalid` for a region that is not there, and `textTooLong`. */
  readonly edit: (page: TranslatedPage, edits: readonly RegionEdit[], signal: AbortSignal) => Promise<EditedPage>
  /** The page as it stands, in its own format. */
  readonly encode: (page: TranslatedPage, signal: AbortSignal) => Promise<Uint8Array>
}

/** The eight stages, and the files beside a page. */
export interface Stages {
  readonly decode: Stage<PageSource, PageImage>
  readonly detect: Stage<PageImage, DetectedPage>
  readonly group: Stage<DetectedPage, GroupedPage>
  readonly recognize: Stage<GroupedPage, RecognizedPage>
  readonly translate: Stage<RecognizedPage, TranslatedPage>
  readonly erase: Stage<TranslatedPage, ErasedPage>
  readonly typeset: Stage<ErasedPage, TypesetPage>
  readonly encode: Stage<PageToEncode, EncodedPage>
  readonly files: PageFiles
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
    files: createPageFiles(platform),
  }
}

const readingPlan: readonly StageName[] = ['decode', 'detect', 'group', 'recognize']
const cleaningPlan: readonly StageName[] = [...readingPlan, 'erase', 'encode']
const letteringPlan: readonly StageName[] = ['decode', 'erase', 'typeset', 'encode']

/** Puts the stages in their order. No other file knows it. */
export function joinStages(stages: Stages): Pipeline {
  const recognize = async (run: StageRun, source: PageSource): Promise<RecognizedPage> => {
    const image = await run.step('decode', stages.decode, source)
    const detected = await run.step('detect', stages.detect, image)
    const grouped = await run.step('group', stages.group, detected)
    return await run.step('recognize', stages.recognize, grouped)
  }

  const finish = async (run: StageRun, { toEncode, ...page }: FinishedPage): Promise<PageResult> => {
    const { bytes, overlay } = await run.step('encode', stages.encode, toEncode)
    return { ...page, bytes, overlay, ms: run.times() }
  }

  const finishEarly = async (
    run: StageRun,
    page: RecognizedPage,
    outcome: RunOutcome,
    { keepsPage = false }: RunControls,
  ): Promise<PageResult> => {
    const result = await finish(run, describeFinished(untouched(page), outcome))
    return keepsPage ? { ...result, kept: { state: await writePageState(page) } } : result
  }

  // Encoding a large page takes the most memory of all: what it does not need is written down, and let go, before.
  const letterPage = async (
    run: StageRun,
    translated: TranslatedPage,
    { keepsPage = false }: RunControls,
  ): Promise<FinishedPage> => {
    const erased = await run.step('erase', stages.erase, translated)
    const ground = keepsPage && (await stages.files.writeGround(erased))
    const typeset = await run.step('typeset', stages.typeset, erased)
    const finished = describeFinished(typeset, 'done')
    return ground ? { ...finished, kept: { state: await writePageState(asKept(erased, typeset)), ground } } : finished
  }

  const setAndFinish = async (run: StageRun, translated: TranslatedPage, controls: RunControls): Promise<PageResult> =>
    await finish(run, await letterPage(run, translated, controls))

  const translate = async (source: PageSource, controls: RunControls = {}): Promise<PageResult> => {
    const run = startStageRun(stageNames, controls)
    const recognized = await recognize(run, source)
    const early = earlyOutcome(recognized)
    if (early !== undefined) return await finishEarly(run, recognized, early, controls)
    const translated = await run.step('translate', stages.translate, await withNames(recognized, controls.names))
    controls.names?.remember(translated.glossary)
    return await setAndFinish(run, translated, controls)
  }

  const read = async (source: PageSource, controls: RunControls = {}): Promise<WaitingPage | PageResult> => {
    const run = startStageRun(stageNames, controls)
    const recognized = await recognize(run, source)
    const early = earlyOutcome(recognized)
    if (early !== undefined) return await finishEarly(run, recognized, early, controls)
    const { to } = recognized.options
    const toTranslate = to === undefined ? [] : chooseSegments(recognized.regions, to).map(({ id }) => id)
    const report = describePage(untouched(recognized), 'awaitingWords')
    return {
      ...report,
      ms: run.times(),
      outcome: 'awaitingWords',
      toTranslate,
      state: await writePageState(recognized),
    }
  }

  const letter = async (
    source: PageSource,
    { words, ...kept }: PageWithWords,
    controls: RunControls = {},
  ): Promise<PageResult> => {
    const run = startStageRun(letteringPlan, controls)
    const image = await run.step('decode', stages.decode, source)
    const joined = await join(stages, image, kept)
    const translated = words === undefined ? joined : takeWords(joined, words, joined.options.to!)
    return await setAndFinish(run, translated, controls)
  }

  const clean = async (source: PageSource, controls: RunControls = {}): Promise<PageResult> => {
    const run = startStageRun(cleaningPlan, controls)
    const recognized = await recognize(run, source)
    const early = earlyOutcome(recognized)
    if (early !== undefined) return await finishEarly(run, recognized, early, controls)
    const erased = await run.step('erase', stages.erase, untranslated(recognized, ''))
    const { regions } = untranslated(recognized, undefined)
    return await finish(run, describeFinished(unlettered({ ...erased, regions }), 'done'))
  }

  const inspect = async (source: PageSource, controls: RunControls = {}): Promise<InspectedPage> => {
    if (source.options.to === undefined) {
      const run = startStageRun(readingPlan, controls)
      const recognized = await recognize(run, source)
      const report = describePage(untouched(recognized), earlyOutcome(recognized) ?? 'done')
      return { ...report, ms: run.times(), state: await writePageState(recognized) }
    }
    const {
      bytes: _bytes,
      overlay: _overlay,
      kept,
      ...report
    } = await translate(source, { ...controls, keepsPage: true })
    return { ...report, state: kept!.state }
  }

  return { translate, read, letter, inspect, clean }
}

/** Edits pages by the stages after `translate`. */
export function createPageEditor(stages: Stages): PageEditor {
  const silent = (signal: AbortSignal) => ({ signal, report: () => {} })
  return {
    open: async (source, kept) => await join(stages, await stages.decode(source, silent(neverAborted)), kept),
    edit: async (page, edits, signal) => {
      const translated = { ...page, regions: editRegions(page.regions, edits) }
      const erased = await stages.erase(translated, silent(signal))
      const typeset = await stages.typeset(erased, silent(signal))
      const { ground, erasures, settings, rules } = typeset
      const isGroundNew = ground !== page.earlier?.ground
      const [overlay, groundFile, state] = await Promise.all([
        stages.files.writeOverlay(typeset),
        isGroundNew ? stages.files.writeGround(erased) : undefined,
        writePageState(asKept(erased, typeset)),
      ])
      const edited = { ...translated, earlier: { ground, erasures, settings, ...(rules && { rules }) } }
      const regions = describeRegions(typeset)
      return { page: edited, regions, overlay, state, ...(groundFile && { ground: groundFile }) }
    },
    encode: async (page, signal) => {
      const erased = await stages.erase(page, silent(signal))
      const { bytes } = await stages.encode(await stages.typeset(erased, silent(signal)), silent(signal))
      return bytes
    },
  }
}

const neverAborted = new AbortController().signal

async function join(stages: Stages, image: PageImage, { state, ground }: KeptPage): Promise<TranslatedPage> {
  const kept = ground && { ground: await stages.files.readGround(image.image, ground) }
  const page = await joinPageState(image, state, kept)
  if (page.options.to === undefined)
    throw new ProductError('pageStateInvalid', 'It does not say which language its words are in ("to").')
  return page
}

// The interiors of a typeset page hold what its lettering could use; erasing has to know those that it was found with.
function asKept({ regions }: ErasedPage, typeset: TypesetPage): TypesetPage {
  return { ...typeset, regions }
}

// Pages are read side by side, but translated one after the other where they share their names.
async function withNames(page: RecognizedPage, names: RunControls['names']): Promise<RecognizedPage> {
  if (names === undefined) return page
  const glossary = { ...(await names.recall()), ...page.options.glossary }
  return { ...page, options: { ...page.options, glossary } }
}

// To the stages an empty translation means a region to be erased with nothing to set in its place.
function untranslated(page: RecognizedPage, translation: '' | undefined): TranslatedPage {
  const regions = page.regions.map((region) => ({ ...region, translation }))
  return { ...page, regions, route: [], usage: {}, glossary: page.options.glossary }
}

function unlettered(page: ErasedPage): TypesetPage {
  const { width, height } = page.image
  return { ...page, finished: page.cleaned, inkMask: createMask(width, height), lettering: [], settings: [] }
}

function untouched(page: RecognizedPage): TypesetPage {
  const { width, height } = page.image
  const erasedMask = createMask(width, height)
  const bare = { cleaned: page.image, ground: page.image, erasedMask, erasures: [] }
  return unlettered({ ...untranslated(page, undefined), ...bare })
}

/** A page that only has to be encoded, and what is said of it apart from its times. */
interface FinishedPage extends Omit<PageReport, 'ms'> {
  readonly toEncode: PageToEncode
  readonly kept?: KeptPage
}

function describeFinished(page: TypesetPage, outcome: RunOutcome): FinishedPage {
  const { image, finished, format, sourceBytes } = page
  return { ...describePage(page, outcome), toEncode: { image, finished, format, sourceBytes } }
}

function describePage(page: TypesetPage, outcome: RunOutcome): Omit<PageReport, 'ms'> {
  const { name, format, language, isLanguageSure, route, usage, glossary } = page
  const { width, height } = page.image
  const about = { name, width, height, format, outcome, language, isLanguageSure }
  return { ...about, route, usage, glossary, regions: describeRegions(page) }
}

function describeRegions({ regions, lettering }: TypesetPage): readonly RegionResult[] {
  const letteringOf = new Map(lettering.map((set) => [set.regionId, set]))
  return regions.map((region) => describeRegion(region, letteringOf.get(region.id)))
}

/** How a run ends that has nothing to translate; undefined when it goes on. */
function earlyOutcome({ regions, language, isLanguageSure, options }: RecognizedPage): RunOutcome | undefined {
  if (regions.length === 0) return 'withoutText'
  if (!isLanguageSure && options.endsIfLanguageUnclear) return 'languageUnclear'
  const speech = regions.filter(({ kind }) => kind === 'speech')
  const isRead = language === options.to && speech.every((region) => region.language === options.to)
  return isRead ? 'inTargetLanguage' : undefined
}
