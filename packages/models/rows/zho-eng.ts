import type { ModelSet } from '../model-set.ts'

export const zhoEng = {
  id: 'zho-eng',
  directions: [{ from: 'CHS', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 32.1 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '9a3b5bafa2b997d840f0b30f7c567aad77204b13e90c2799e4d2c5302c2ebad6',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '5176474e5615b7e1e4a383c82507ae12ad11878c3d1123c7cc6beeb77cfc66fa',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '3080752d698f36439b18c8cb3661aad53e3fc6e7bf719c5fee0270f6af4627f5',
    },
    { name: 'vocab.json', bytes: 146651, sha256: 'af00229acf9c701ca9cfc6214eb39e757ebe23c196d1b96a41a18fda64c0d660' },
    { name: 'config.json', bytes: 155, sha256: '216e731a1e5af3f680680d98f9155130d84be4d23b68d8a8b7a9954f499f1b0c' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 400 lines, bare weights', chrF: 27.2 },
    { test: 'Held-out dialogue, 400 lines, engine', chrF: 32.6 },
    { test: 'Held-out part of all corpora, 400 lines, bare weights', chrF: 26.9 },
    { test: 'Held-out part of all corpora, 400 lines, engine', chrF: 32.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, bare weights', chrF: 33.3 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, engine', chrF: 37.4 },
    { test: 'Comic dialogue, 92 balloons, bare weights', chrF: 18.6 },
    { test: 'Comic dialogue, the same 92 balloons, engine', chrF: 22.7 },
  ],
} as const satisfies ModelSet
