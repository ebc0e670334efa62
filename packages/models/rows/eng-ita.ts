import type { ModelSet } from '../model-set.ts'

export const engIta = {
  id: 'eng-ita',
  directions: [{ from: 'ENG', to: 'ITA', targetToken: '<2ita>', words: 'eng-ita/words.txt', chrF: 45.7 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '7988e30ecb04589d714629ad8a30aeab192efd8327ac7b4100e6862429fe3c79',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '39d1ddb97ec6df84fbaabe07d0ec6a74b5f6bfdb9ae3172362e35a8e785a90b0',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: 'a5cde26fd543d004ac6994c78f906059e32cc2d20e07ced7e8eda7d5df848441',
    },
    { name: 'vocab.json', bytes: 165293, sha256: 'b1c0313dccbd9a95a2d7a2f442ec7f212ed4d8c6ae29067f21f4e02bc22c2132' },
    { name: 'config.json', bytes: 155, sha256: '6760a15f332a50827dae1516f5d9a59d22c6f4e0188646f97451a938b3609402' },
    { name: 'words.txt', bytes: 365976, sha256: '47ae51f249fc42245ee46c6dca6d49e76f3d886ee026f53948f2177e65ea3fa1' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 439 lines, bare weights', chrF: 39.2 },
    { test: 'Held-out part of all corpora, 439 lines, engine', chrF: 45.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 439, bare weights', chrF: 52 },
    { test: 'Tatoeba-MT test sets, lines 1 to 439, engine', chrF: 53.7 },
  ],
} as const satisfies ModelSet
