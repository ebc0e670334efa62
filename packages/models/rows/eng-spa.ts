import type { ModelSet } from '../model-set.ts'

export const engSpa = {
  id: 'eng-spa',
  directions: [{ from: 'ENG', to: 'ESP', targetToken: '<2spa>', words: 'eng-spa/words.txt', chrF: 56.3 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: 'be9c5dea9378e5eb2d0f6bf40405682dc73215c41face634aa0e3705ba707a64',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'ab29feace331a5652fe8ac4d84ac2eea0323d2b884333d1266b70a0ac14ae8a8',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'd86cf7045eb5d4b1fbe80ee2f3deb89445e084f92c1b666ed03b436c60f0a036',
    },
    { name: 'vocab.json', bytes: 271081, sha256: 'adced357c0271bd2537ca7dcda108a1a248b664d4235959210dc711a56e15339' },
    { name: 'config.json', bytes: 156, sha256: 'a8872e85d70024c600fa9f65b31814adc6aa67393cb475e3258b9431b3a5ebfe' },
    { name: 'words.txt', bytes: 577762, sha256: '002f4bf3f2e7eefc6c5eccc6662f41e02a46f0e9dcd7a9164f84725718f17e68' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 50.4 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 52.1 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 50.9 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 56.3 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 59.1 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 62.1 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 36.2 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 42.6 },
  ],
} as const satisfies ModelSet
