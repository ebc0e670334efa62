import type { ModelSet } from '../model-set.ts'

export const zhoEng = {
  id: 'zho-eng',
  directions: [
    {
      from: 'CHS',
      to: 'ENG',
      targetToken: '<2eng>',
      words: 'jpn-eng/words.txt',
      glosses: 'zho-eng/glosses.txt',
      chrF: 35.5,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '9203c2127f2685a16678da835fab1fcb42f24a5dd86d4a2b0a3ffb6f4797c998',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '2fdb230034bb26f68888f5c96ad485a350b633bf1eb297235f9cd0af5d0dd01a',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '50e8db28de8b5c26764d0e5bdb998998e47dc3b1daff95a71b0e64ab270f7356',
    },
    { name: 'vocab.json', bytes: 246905, sha256: '4790432236f162453fd8ad2a859fc99337ce9a392df97fefcc1c9f77524ec770' },
    { name: 'glosses.txt', bytes: 61109, sha256: 'a67982f0178628489eaaee98ca09405f0fe6ab0b7215cbd3a4e2f4fac7e5d9d3' },
    { name: 'config.json', bytes: 155, sha256: 'ee48019f676169ea46e9e4ebb8e48093b94681253612fc8f4e5ab2c986df633e' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 36.5 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 40.1 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 30.9 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 35.5 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 38 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 40.3 },
    { test: 'Comic dialogue, 92 balloons, bare weights', chrF: 23.1 },
    { test: 'Comic dialogue, the same 92 balloons, engine', chrF: 26.4 },
  ],
} as const satisfies ModelSet
