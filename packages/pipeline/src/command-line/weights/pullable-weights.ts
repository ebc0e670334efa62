import { openModelWeights } from './open-model-weights.ts'
import type { PullableSet } from './pullable-set.ts'

const onlyPinned = { listed: [], listedMegabytes: 0 }

/** Every set that `fukidashi models pull` knows. Sizes and digests are those that the publishers' repositories state. */
export const pullableWeights: readonly PullableSet[] = [
  {
    id: 'comic-text-detector',
    purpose: 'finding text lines in comics',
    use: '--detector ctd',
    licence: 'GPL-3.0',
    home: 'https://github.com/dmMaze/comic-text-detector',
    repository: 'mayocream/comic-text-detector-onnx',
    revision: 'a5d67ec772adef819ef5b0e7aa701fcf4c8bf74a',
    ...onlyPinned,
    pinned: [
      {
        name: 'comictextdetector.pt.onnx',
        path: 'comic-text-detector.onnx',
        bytes: 94_669_756,
        sha256: '1a86ace74961413cbd650002e7bb4dcec4980ffa21b2f19b86933372071d718f',
      },
    ],
  },
  {
    id: 'manga-ocr',
    purpose: 'reading Japanese in manga',
    use: undefined,
    licence: 'Apache-2.0',
    home: 'https://github.com/kha-white/manga-ocr',
    repository: 'mayocream/manga-ocr-onnx',
    revision: '24b12778d85800835e2ca409236de281b8ab7b9f',
    ...onlyPinned,
    pinned: [
      {
        name: 'encoder_model.onnx',
        path: 'encoder_model.onnx',
        bytes: 343_454_249,
        sha256: '15fa8155fe9bc1a7d25d9bb353debaa4def033d0174e907dbd2dd6d995def85f',
      },
      {
        name: 'decoder_model.onnx',
        path: 'decoder_model.onnx',
        bytes: 117_480_262,
        sha256: 'ef7765261e9d1cdc34d89356986c2bbc2a082897f753a89605ae80fdfa61f5e8',
      },
      {
        name: 'vocab.txt',
        path: 'vocab.txt',
        bytes: 30_216,
        sha256: '5cb5c5586d98a2f331d9f8828e4586479b0611bfba5d8c3b6dadffc84d6a36a3',
      },
    ],
  },
  {
    id: 'lama',
    purpose: 'redrawing the art where text was erased',
    use: '--inpainting lama',
    licence: 'Apache-2.0',
    home: 'https://github.com/advimman/lama',
    repository: 'Carve/LaMa-ONNX',
    revision: 'c3c0c9e468934d62e79c329e35d82dd09ff8c444',
    ...onlyPinned,
    pinned: [
      {
        name: 'lama_fp32.onnx',
        path: 'lama_fp32.onnx',
        bytes: 208_044_816,
        sha256: '1faef5301d78db7dda502fe59966957ec4b79dd64e16f03ed96913c7a4eb68d6',
      },
    ],
  },
  ...openModelWeights,
]
