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
      chrF: 43.3,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5307119,
      sha256: '46b88a3aa70b33d1a43701d509cc52d0ec4f17b4beba30593b42fa6bbdf1dfb9',
    },
    {
      name: 'decoder.onnx',
      bytes: 1958507,
      sha256: 'ceffacede24ae90eade54586fd92bc8713363cd3094426166f27aa0af10422f4',
    },
    {
      name: 'embedding.bin',
      bytes: 4483328,
      sha256: '87c00160bfa74da88ebcd773829ebd2e9a86146872b82be42416ffd41ddd7e4e',
    },
    { name: 'vocab.json', bytes: 585835, sha256: '5ed269850950f7e324da2072b52d76d1ca3dfafe3977eec368d46f1aa1490043' },
    { name: 'config.json', bytes: 155, sha256: '86fed234105d9290790a7a3002f08561390f61477b3f0da8504f4bee87ae93c3' },
    { name: 'words.txt', bytes: 415666, sha256: '2f3e679f7f47dd53a2b8a0a1a6757c3b9c4fec287a41249298a191e711a0199d' },
    { name: 'glosses.txt', bytes: 2762098, sha256: '42df7fdbb11073db02a88b70bca2620d6d71742dac9daa11e299da1f9687eae3' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 41 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 43.4 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.2 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 43.3 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 42 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 47.1 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 25.9 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 31 },
  ],
} as const satisfies ModelSet
