import { type OpenModelSet, openModelSets } from '../../translate/engines/open-models/open-model-sets.ts'
import type { PinnedFile, PullableSet } from './pullable-set.ts'

// The 8-bit weights, and what transformers.js reads beside them.
const layout = [
  'config.json',
  'generation_config.json',
  'tokenizer_config.json',
  'tokenizer.json',
  'onnx/encoder_model_quantized.onnx',
  'onnx/decoder_model_merged_quantized.onnx',
]

function openModel(set: OpenModelSet): PullableSet {
  const { revision, files: pinned } = pins[set.id] ?? { revision: 'main', files: [] }
  const listed = layout.filter((path) => !pinned.some((file) => file.path === path))
  const languages = set.pairs?.map(({ from, to }) => `${from} to ${to}`).join(', ') ?? 'between a hundred languages'
  return {
    ...set,
    purpose: `translating ${languages}`,
    use: `--engine ${set.engine}`,
    revision,
    pinned,
    listed,
    listedMegabytes: pinned.length > 0 ? 0 : set.megabytes,
  }
}

const pins: Readonly<Record<string, { readonly revision: string; readonly files: readonly PinnedFile[] }>> = {
  'opus-mt-ja-en': {
    revision: '1a906cfaaf7c8f4193f67f5885c082aa6dbd9d16',
    files: [
      {
        name: 'onnx/encoder_model_quantized.onnx',
        path: 'onnx/encoder_model_quantized.onnx',
        bytes: 50_705_822,
        sha256: '345262b16bcdda1468b0f3380c112b7ce79f731176b4b1d21f6edd5b2ae0d25c',
      },
      {
        name: 'onnx/decoder_model_merged_quantized.onnx',
        path: 'onnx/decoder_model_merged_quantized.onnx',
        bytes: 58_001_744,
        sha256: 'b304d0014e4e1575437b6af95467b6cb54405d923732d8359113bd6dbbee93c0',
      },
      {
        name: 'tokenizer.json',
        path: 'tokenizer.json',
        bytes: 5_991_485,
        sha256: '770ff2855437cf44f1f110550c5a9dca773253a167aeac36076b2073d259aa3b',
      },
    ],
  },
}

/** The larger translation models as sets to be pulled: listed by the hub, but for files that are pinned here. */
export const openModelWeights: readonly PullableSet[] = openModelSets.map(openModel)
