import type { ModelSet } from '../model-set.ts'

export const jpnEng = {
  id: 'jpn-eng',
  directions: [
    {
      from: 'JPN',
      to: 'ENG',
      targetToken: '<2eng>',
      words: 'jpn-eng/words.txt',
      glosses: 'jpn-eng/glosses.txt',
      names: 'jpn-eng/names.txt',
      chrF: 43.4,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5307119,
      sha256: '5c8861075cbce37816b67a09ee6b60b5e6e67fdca90a2922c7dfcefa392274b5',
    },
    {
      name: 'decoder.onnx',
      bytes: 1958507,
      sha256: 'd76c91ecb66bae2c682a80843d6bfaf9724d49666dac3102191c51783d6c29b3',
    },
    {
      name: 'embedding.bin',
      bytes: 4483328,
      sha256: '37418bbaa26d6518a09663246d395a3ad0074bc004c25242f80c019deda5a2bf',
    },
    { name: 'vocab.json', bytes: 585835, sha256: '5ed269850950f7e324da2072b52d76d1ca3dfafe3977eec368d46f1aa1490043' },
    { name: 'config.json', bytes: 155, sha256: 'd14d9c0189b62ac4191841051bbc81440276d277dc83795bf9b6ba7354412318' },
    { name: 'words.txt', bytes: 416140, sha256: '507d3cb587229eb2c9380b86c185330e8d3d7819e8caa48edc0504ba7df7e4ba' },
    { name: 'glosses.txt', bytes: 2752121, sha256: 'df304c918738a83d104012d7bad399edc1ce0009187df1e4f5dbfdba1cf5bce6' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 40.7 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 43.3 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.6 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 43.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 41.8 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 46.1 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 27 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 32 },
  ],
} as const satisfies ModelSet
