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
      chrF: 44.1,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '5e8996960b25bdaa5a861504853ce5584ac882d56b6ba2d11e0c27dad35755a0',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'c030d3d5adcaf32145a62244a8f2b0d918210495db41d2aa7e06789e9f620727',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'cecf4844684a9a785053c3863b34579408cc6dc3116bb1d34b45c47e76161b6b',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 156, sha256: '21b71ae4fc7901e15cd4ba7f45a1ca3f87f078751b0cc01c165776fca0896078' },
    { name: 'words.txt', bytes: 372047, sha256: 'a1dbff36c75ae04eaee0ac6f4e1e1ebd6ff8d24c190a30ca21f6b55bba29a155' },
    { name: 'glosses.txt', bytes: 2632801, sha256: '335b99da1c31318410e297cbb2bbdc209d3f81557ff5a9368e1b251347257754' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 35.2 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 39 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 40 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 44.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 40.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 44.1 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 22.8 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 26.6 },
  ],
} as const satisfies ModelSet
