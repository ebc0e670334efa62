import type { ModelSet } from '../model-set.ts'

export const engVie = {
  id: 'eng-vie',
  directions: [{ from: 'ENG', to: 'VIN', targetToken: '<2vie>', words: 'eng-vie/words.txt', chrF: 38.5 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: 'dccbcf3df4c2907ab4464f5fbbdd568c65bf5b46580523d0fe3b6f7a7d4bfc0a',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '2c53457c3600037e428830a2a1fea096dbf0c6ea0578259da6a9aea71cfa2f01',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: 'c310e51935400fd76184685ac3029c3136e583649bafd4628b2e99a94bcca8db',
    },
    { name: 'vocab.json', bytes: 163484, sha256: '3cb1b58677c2a1990f3c4ef68d67f9f356389c22b3627490c4e1a36c8656a98a' },
    { name: 'config.json', bytes: 155, sha256: 'e867b8e3a87caf97eab2a53de20a3ec2049b2995b4413262b18ea08cf7fe04ea' },
    { name: 'words.txt', bytes: 25072, sha256: '6e67cfb76036da4964e77c3d05f17030d0d74dafadbd553c2d0a7f974a7ce21c' },
  ],
  licence: 'Trained on texts under CC BY 2.0 FR, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 233 lines, bare weights', chrF: 34.5 },
    { test: 'Held-out part of all corpora, 233 lines, engine', chrF: 38.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 233, bare weights', chrF: 32.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 233, engine', chrF: 35.8 },
  ],
} as const satisfies ModelSet
