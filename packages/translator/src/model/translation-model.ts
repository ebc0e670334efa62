import type { ModelSet } from '@fukidashi/models/model-set'
import type { InferenceSession, Tensor } from 'onnxruntime-common'
import { z } from 'zod'
import type { TranslatorPlatform } from '../platform.ts'
import { createTokenizer, type Tokenizer, vocabularySchema } from './sentencepiece.ts'

const configSchema = z.object({
  heads: z.int().positive(),
  head_dim: z.int().positive(),
  decoder_layers: z.int().positive(),
  max_positions: z.int().positive(),
  // Files that the graphs name for weights that they share.
  external_data: z.array(z.string()).default([]),
})

/** Sizes that the graphs' inputs and outputs have. */
export interface ModelShape {
  readonly heads: number
  readonly headDimension: number
  readonly decoderLayers: number
  readonly maxPositions: number
}

/** What the encoder says of a batch of sentences; every step of the decoder is given it again. */
export interface EncodedSource {
  readonly sourceLength: number
  /** 0 for a token, a large negative number for padding; one row of `sourceLength` a sentence. */
  readonly mask: Float32Array
  /** Keys, then values of each layer: one row of heads x sourceLength x headDimension a sentence. */
  readonly cross: readonly Float32Array[]
}

/** Keys, then values of each layer for the tokens said so far: one row of heads x tokens x headDimension a sentence. */
export type DecoderPast = readonly Float32Array[]

/** One set of weights, loaded. */
export interface TranslationModel {
  readonly tokenizer: Tokenizer
  readonly shape: ModelShape
  /** `sources` are padded to the longest. */
  readonly encode: (sources: readonly (readonly number[])[]) => Promise<EncodedSource>
  /** One step for all rows: `tokens` are the last ones, `position` is theirs, from 0. */
  readonly step: (
    source: EncodedSource,
    tokens: readonly number[],
    position: number,
    past: DecoderPast,
  ) => Promise<{ readonly logits: Float32Array; readonly past: DecoderPast }>
}

/** Loads vocabulary, sizes and both graphs of a set. */
export async function loadTranslationModel(
  { inference, assets }: TranslatorPlatform,
  { id }: Pick<ModelSet, 'id'>,
): Promise<TranslationModel> {
  const load = async (file: string) => await assets.load(`models:${id}/${file}`)
  const loadJson = async (file: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await load(file)))
  const {
    heads,
    head_dim: headDimension,
    decoder_layers: decoderLayers,
    max_positions: maxPositions,
    external_data: externalFiles,
  } = configSchema.parse(await loadJson('config.json'))
  const externalData = await Promise.all(externalFiles.map(async (path) => ({ path, data: await load(path) })))
  const loadGraph = async (file: string) =>
    await inference.createSession(await load(file), { isStepwise: true, externalData })
  const [vocabulary, encoder, decoder] = await Promise.all([
    loadJson('vocab.json'),
    loadGraph('encoder.onnx'),
    loadGraph('decoder.onnx'),
  ])
  const shape = { heads, headDimension, decoderLayers, maxPositions }
  const tokenizer = createTokenizer(vocabularySchema.parse(vocabulary))
  return {
    tokenizer,
    shape,
    encode: async (sources) => await encodeSources(inference, encoder, shape, tokenizer.vocabulary.pad, sources),
    step: async (source, tokens, position, past) =>
      await runStep(inference, decoder, shape, { source, tokens, position, past }),
  }
}

async function encodeSources(
  { createTensor }: TranslatorPlatform['inference'],
  encoder: InferenceSession,
  shape: ModelShape,
  pad: number,
  sources: readonly (readonly number[])[],
): Promise<EncodedSource> {
  const sourceLength = Math.max(...sources.map(({ length }) => length))
  const ids = new BigInt64Array(sources.length * sourceLength).fill(BigInt(pad))
  sources.forEach((source, row) => source.forEach((id, column) => (ids[row * sourceLength + column] = BigInt(id))))
  const output = await encoder.run({ ids: createTensor('int64', ids, [sources.length, sourceLength]) })
  return {
    sourceLength,
    mask: floatsOf(output, 'mask'),
    cross: layerNames(shape, 'cross').map((name) => floatsOf(output, name)),
  }
}

interface StepInput {
  readonly source: EncodedSource
  readonly tokens: readonly number[]
  readonly position: number
  readonly past: DecoderPast
}

async function runStep(
  { createTensor }: TranslatorPlatform['inference'],
  decoder: InferenceSession,
  shape: ModelShape,
  { source, tokens, position, past }: StepInput,
) {
  const rows = tokens.length
  const { heads, headDimension } = shape
  const feeds: Record<string, Tensor> = {
    y: createTensor('int64', BigInt64Array.from(tokens, BigInt), [rows, 1]),
    pos: createTensor('int64', BigInt64Array.of(BigInt(position)), [1]),
    mask: createTensor('float32', source.mask, [rows, 1, 1, source.sourceLength]),
  }
  layerNames(shape, 'cross').forEach((name, index) => {
    feeds[name] = createTensor('float32', source.cross[index]!, [rows, heads, source.sourceLength, headDimension])
  })
  layerNames(shape, 'past').forEach((name, index) => {
    feeds[name] = createTensor('float32', past[index]!, [rows, heads, position, headDimension])
  })
  const output = await decoder.run(feeds)
  return { logits: floatsOf(output, 'logits'), past: layerNames(shape, 'new').map((name) => floatsOf(output, name)) }
}

function layerNames({ decoderLayers }: ModelShape, prefix: 'cross' | 'past' | 'new'): string[] {
  return ['k', 'v'].flatMap((kind) => Array.from({ length: decoderLayers }, (_, layer) => `${prefix}_${kind}_${layer}`))
}

function floatsOf(output: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = output[name]?.data
  if (!(data instanceof Float32Array)) throw new TypeError(`The graph gives no floats under '${name}'`)
  return data
}
