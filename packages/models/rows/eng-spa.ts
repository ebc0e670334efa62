import type { ModelSet } from '../model-set.ts'

export const engSpa = {
  id: 'eng-spa',
  directions: [
    {
      from: 'ENG',
      to: 'ESP',
      targetToken: '<2spa>',
      words: 'eng-spa/words.txt',
      glosses: 'eng-spa/glosses.txt',
      chrF: 61.9,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '4055d6127fbc333e004806d9f2b6f726cb11d6ba5234725632b41df27f938ca5',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '409a5601e358c9ef653e20385739a5ffbd02f987afd31a3bf7beb1ee7a02f46f',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '2521f87aa28297f6c3c12fb323a3904205cd6a71a1a6c9513706c3c734d09785',
    },
    { name: 'vocab.json', bytes: 271081, sha256: 'adced357c0271bd2537ca7dcda108a1a248b664d4235959210dc711a56e15339' },
    { name: 'config.json', bytes: 155, sha256: 'dbffdff5417b1fa57d7406048429749c8313c72eed0a9ef6360ff7409d2cb03d' },
    { name: 'glosses.txt', bytes: 326890, sha256: '1279a83f2b7a8563b4708a8a1b0339cd60c9c2c016f9dd1745aecea473b8fea7' },
    { name: 'words.txt', bytes: 681367, sha256: '0822abb9d5a441e33f52f40b84f3a0fbb173f23c24bd6c80eadd847494c95c5c' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 55.4 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 58 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 55 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 61.9 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 63.3 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 67.8 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 39.2 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 44.9 },
  ],
} as const satisfies ModelSet
