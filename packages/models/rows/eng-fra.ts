import type { ModelSet } from '../model-set.ts'

export const engFra = {
  id: 'eng-fra',
  directions: [{ from: 'ENG', to: 'FRA', targetToken: '<2fra>', words: 'eng-fra/words.txt', chrF: 56.3 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '1c50127917f097115a055c861292d24d9c7eeeb8f60e788f7ba0e4112d3999b1',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '2fa0119fcf654785201c49febe1482be30aa591fd1f95f009f6092ddc756b3f4',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '045a2bee8524312f9b16d5b9f0a1fb1c4afae86aeb122b2465bc567e6c2675ce',
    },
    { name: 'vocab.json', bytes: 165430, sha256: 'c494ae62dcc21b54f4c918ae5e4ed37fdf8db873b0319f8560299557afb52376' },
    { name: 'config.json', bytes: 155, sha256: '3eca825f9bfe89303b03bac4a51dc80008aa673167d335197c7f8cffb4cdad56' },
    { name: 'words.txt', bytes: 371217, sha256: '9a288bd7760efbb93f2832afe3e4c6f881a13d5c047a5687c982e612f8db1c64' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 2,244 lines, bare weights', chrF: 52.2 },
    { test: 'Held-out part of all corpora, 2,244 lines, engine', chrF: 56.3 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, bare weights', chrF: 51.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, engine', chrF: 55 },
    { test: 'Comic dialogue, 91 balloons, bare weights', chrF: 37.2 },
    { test: 'Comic dialogue, the same 91 balloons, engine', chrF: 45.1 },
  ],
} as const satisfies ModelSet
