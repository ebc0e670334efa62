import type { ModelSet } from '../model-set.ts'

export const jpnEng = {
  id: 'jpn-eng',
  directions: [{ from: 'JPN', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 38.2 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: 'd7a4ac52f44a7f4003cb97da567dc350e2251a287aaf1c2d937c20cf0cd8e6d8',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'd1103035c67421a9746327cae61ccf7ce7b93849576e24db8df67581dbc7a04f',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '3520a4e29da95adbb2969fd8108865836d5eae3f2fdcaeee9a1f20d4642fed08',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 156, sha256: '5aa18140f1266ffa8778c69a9c3a8a08619b43d9c0311500dea2b829c482517f' },
    { name: 'words.txt', bytes: 364236, sha256: 'a520570a3ad4261721e52146700ad49616a5f34b4e3736a8751c1ecf8b859ae4' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 787 held-out lines, bare weights', chrF: 29.8 },
    { test: 'Comic dialogue, 787 held-out lines, engine', chrF: 32.9 },
    { test: 'Held-out part of all corpora, 1,000 lines, bare weights', chrF: 35.8 },
    { test: 'Held-out part of all corpora, 1,000 lines, engine', chrF: 38.2 },
    { test: 'Tatoeba-MT test sets, lines 1 to 1,000, bare weights', chrF: 38.3 },
    { test: 'Tatoeba-MT test sets, lines 1 to 1,000, engine', chrF: 40.9 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 21.2 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 24.6 },
  ],
} as const satisfies ModelSet
