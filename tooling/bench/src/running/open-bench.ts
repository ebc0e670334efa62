import { readFile } from 'node:fs/promises'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type {
  DetectedPage,
  ErasedPage,
  PageOptions,
  RasterImage,
  RecognizedPage,
  TypesetPage,
} from '@fukidashi/pipeline/page'
import type { PageReport, PageResult } from '@fukidashi/pipeline/page-result'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { Platform } from '@fukidashi/pipeline/ports'
import { createStages, joinStages, type PipelineSettings, type Stages } from '@fukidashi/pipeline/run-pipeline'
import type { Stage } from '@fukidashi/pipeline/stage'
import sharp from 'sharp'
import type { TruePage } from '../data/page-set.ts'

/** What the stages gave on the way; undefined for a stage that did not run. */
export interface Between {
  readonly detected?: DetectedPage
  readonly recognized?: RecognizedPage
  readonly erased?: ErasedPage
  readonly typeset?: TypesetPage
}

/** A run with what happened in between. */
export interface WatchedRun<Result> {
  readonly result: Result
  readonly between: Between
}

/** How a page is run. */
export interface RunWish {
  readonly to?: LanguageCode
  /** Let the pipeline find the language out. */
  readonly automatic?: boolean | undefined
  readonly upperCase?: boolean | undefined
  /** Give the page as png, whatever it is on disk. */
  readonly asPng?: boolean
}

/** The pipeline, warm, with a view between its stages. */
export interface Bench {
  readonly stages: Stages
  readonly platform: Platform
  readonly translate: (page: TruePage, wish: RunWish) => Promise<WatchedRun<PageResult>>
  readonly inspect: (page: TruePage, wish: RunWish) => Promise<WatchedRun<PageReport>>
  readonly clean: (page: TruePage, wish: RunWish) => Promise<WatchedRun<PageResult>>
  readonly dispose: () => Promise<void>
}

/** Opens the pipeline in this process. */
export function openBench(settings: PipelineSettings = { engines: {} }): Bench {
  const platform = createNodePlatform()
  const stages = createStages(platform, settings)
  let between: { -readonly [Key in keyof Between]: Between[Key] } = {}
  const pipeline = joinStages({
    ...stages,
    detect: watch(stages.detect, (page) => (between.detected = page)),
    recognize: watch(stages.recognize, (page) => (between.recognized = page)),
    erase: watch(stages.erase, (page) => (between.erased = page)),
    typeset: watch(stages.typeset, (page) => (between.typeset = page)),
  })
  const run = async <Result>(work: () => Promise<Result>): Promise<WatchedRun<Result>> => {
    between = {}
    const result = await work()
    return { result, between }
  }
  return {
    stages,
    platform,
    translate: async (page, wish) => run(async () => pipeline.translate(await sourceOf(page, wish))),
    inspect: async (page, wish) => run(async () => pipeline.inspect(await sourceOf(page, wish))),
    clean: async (page, wish) => run(async () => pipeline.clean(await sourceOf(page, wish))),
    dispose: () => platform.dispose(),
  }
}

function watch<Input, Output>(stage: Stage<Input, Output>, see: (output: Output) => void): Stage<Input, Output> {
  return async (input, context) => {
    const output = await stage(input, context)
    see(output)
    return output
  }
}

async function sourceOf(page: TruePage, wish: RunWish) {
  const bytes = await readFile(page.path)
  return {
    name: page.name,
    bytes: wish.asPng ? await sharp(bytes).png({ compressionLevel: 3 }).toBuffer() : bytes,
    options: optionsOf(page, wish),
  }
}

function optionsOf(page: TruePage, wish: RunWish): PageOptions {
  return {
    ...(wish.automatic ? {} : { from: page.language }),
    ...(wish.to === undefined ? {} : { to: wish.to }),
    engine: 'builtin',
    detector: 'default',
    fontStyle: 'comic',
    upperCase: wish.upperCase ?? false,
    glossary: {},
  }
}

/** Reads an image file as RGBA. */
export async function readImage(source: string | Uint8Array): Promise<RasterImage> {
  const { data, info } = await sharp(source)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
}
