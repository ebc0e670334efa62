/** One file of a set of weights that can be pulled. */
export interface PullableFile {
  readonly name: string
  /** Path within its repository at a fixed revision on the Hugging Face Hub, so that the file behind it cannot change. */
  readonly hubPath: string
  readonly bytes: number
  /** Hex digest that the file's content must have. */
  readonly sha256: string
}

/** A set of weights that does not ship, with what people should know before they fetch it. */
export interface PullableWeights {
  readonly id: string
  readonly purpose: string
  /** The words of the command line that make use of them; undefined while nothing does. */
  readonly use: string | undefined
  readonly licence: string
  /** Where the weights come from, for people. */
  readonly home: string
  readonly files: readonly PullableFile[]
}

const at = (repository: string, revision: string) => (path: string) => `${repository}/resolve/${revision}/${path}`
const mangaOcr = at('mayocream/manga-ocr-onnx', '24b12778d85800835e2ca409236de281b8ab7b9f')
const opusMt = at('Xenova/opus-mt-ja-en', '1a906cfaaf7c8f4193f67f5885c082aa6dbd9d16')

/** Every set that `fukidashi models pull` knows. Sizes and digests are those that the publishers' repositories state. */
export const pullableWeights: readonly PullableWeights[] = [
  {
    id: 'comic-text-detector',
    purpose: 'finding text lines in comics',
    use: '--detector ctd',
    licence: 'GPL-3.0',
    home: 'https://github.com/dmMaze/comic-text-detector',
    files: [
      {
        name: 'comictextdetector.pt.onnx',
        hubPath: at(
          'mayocream/comic-text-detector-onnx',
          'a5d67ec772adef819ef5b0e7aa701fcf4c8bf74a',
        )('comic-text-detector.onnx'),
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
    files: [
      {
        name: 'encoder_model.onnx',
        hubPath: mangaOcr('encoder_model.onnx'),
        bytes: 343_454_249,
        sha256: '15fa8155fe9bc1a7d25d9bb353debaa4def033d0174e907dbd2dd6d995def85f',
      },
      {
        name: 'decoder_model.onnx',
        hubPath: mangaOcr('decoder_model.onnx'),
        bytes: 117_480_262,
        sha256: 'ef7765261e9d1cdc34d89356986c2bbc2a082897f753a89605ae80fdfa61f5e8',
      },
      {
        name: 'vocab.txt',
        hubPath: mangaOcr('vocab.txt'),
        bytes: 30_216,
        sha256: '5cb5c5586d98a2f331d9f8828e4586479b0611bfba5d8c3b6dadffc84d6a36a3',
      },
    ],
  },
  {
    id: 'lama',
    purpose: 'painting drawing anew where text was erased',
    use: '--inpainting lama',
    licence: 'Apache-2.0',
    home: 'https://github.com/advimman/lama',
    files: [
      {
        name: 'lama_fp32.onnx',
        hubPath: at('Carve/LaMa-ONNX', 'c3c0c9e468934d62e79c329e35d82dd09ff8c444')('lama_fp32.onnx'),
        bytes: 208_044_816,
        sha256: '1faef5301d78db7dda502fe59966957ec4b79dd64e16f03ed96913c7a4eb68d6',
      },
    ],
  },
  {
    id: 'opus-mt-ja-en',
    purpose: 'translating Japanese into English',
    use: undefined,
    licence: 'Apache-2.0',
    home: 'https://huggingface.co/Helsinki-NLP/opus-mt-ja-en',
    files: [
      {
        name: 'encoder_model_quantized.onnx',
        hubPath: opusMt('onnx/encoder_model_quantized.onnx'),
        bytes: 50_705_822,
        sha256: '345262b16bcdda1468b0f3380c112b7ce79f731176b4b1d21f6edd5b2ae0d25c',
      },
      {
        name: 'decoder_model_merged_quantized.onnx',
        hubPath: opusMt('onnx/decoder_model_merged_quantized.onnx'),
        bytes: 58_001_744,
        sha256: 'b304d0014e4e1575437b6af95467b6cb54405d923732d8359113bd6dbbee93c0',
      },
      {
        name: 'tokenizer.json',
        hubPath: opusMt('tokenizer.json'),
        bytes: 5_991_485,
        sha256: '770ff2855437cf44f1f110550c5a9dca773253a167aeac36076b2073d259aa3b',
      },
    ],
  },
]
