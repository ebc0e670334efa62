import type { ModelSet } from '../model-set.ts'

export const engSpa = {
  id: 'eng-spa',
  directions: [{ from: 'ENG', to: 'ESP', targetToken: '<2spa>', words: 'eng-spa/words.txt', chrF: 54.1 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: 'a751e754a0ba394ad04f7249b53cb197291433fc53c81cfb1769bfebb5f8b7a7',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '4d2b529afd66a1dea43b2185721b3ff97338d626921bc58ffbf4df2044b0bd2b',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '18af8a298a919f3d29d6d998f1ed68e3344e9422a8f6101da459f6edbe632546',
    },
    { name: 'vocab.json', bytes: 120662, sha256: 'fb2df023a8cfcca91a87dadf5842cda76167c5de0fc4744ff2feff16b494fdc6' },
    { name: 'config.json', bytes: 155, sha256: 'e248d1295de3d18239ff229c04928e834d82c40ddfebe23f5c7a5e31711738f2' },
    { name: 'words.txt', bytes: 501000, sha256: '6a9f48aae5c21c52c8a222e808256584b9b33642f4b0b942a63535f025c30b3e' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 1,982 lines, engine', chrF: 54.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 57.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 61.5 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 31.3 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 39.3 },
  ],
} as const satisfies ModelSet
