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
      chrF: 59.2,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '6356eed3480794af3d32822d4688f8de95617fb3dc263d2d8146a7e931f4d95b',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '9ad640bdafe6266824b6b389ad601f746a7d13177a63b508ca2d9f148582a11e',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '9ea76817a458117726ce4645509c7c40662322d8961bbc54e8a52bf96dc04849',
    },
    { name: 'vocab.json', bytes: 271081, sha256: 'adced357c0271bd2537ca7dcda108a1a248b664d4235959210dc711a56e15339' },
    { name: 'config.json', bytes: 155, sha256: '9ac5fc04c31ab3168fa7ebac3e86c32170ea1446bb09e9faedc45edb9ff3a6ec' },
    { name: 'glosses.txt', bytes: 163962, sha256: '4a43205310adee452476c926b49811b3c3f25b4cdeffa4f4bda4fe73584d12cd' },
    { name: 'words.txt', bytes: 577762, sha256: '002f4bf3f2e7eefc6c5eccc6662f41e02a46f0e9dcd7a9164f84725718f17e68' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 53.4 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 57.2 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 54.6 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 59.2 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 60.3 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 66.7 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 35.5 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 44 },
  ],
} as const satisfies ModelSet
