import type { ModelSet } from '../model-set.ts'

export const zhoEng = {
  id: 'zho-eng',
  directions: [{ from: 'CHS', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 35.6 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '9e70e3417cee5e67dff4eeba251d0e0246d411db886978cef920afb41d9ee63d',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '635d78beb350f07765e6e68e12fd1e93d4957b3a365317595e6ee0145f7cfbcc',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '3f05475cf21caac8e34d7166b82dbd0235e03796ef904857dd66aa65094775e2',
    },
    { name: 'vocab.json', bytes: 246905, sha256: '4790432236f162453fd8ad2a859fc99337ce9a392df97fefcc1c9f77524ec770' },
    { name: 'config.json', bytes: 156, sha256: '93f5ae05459fa3268fc72447f30e7f9a4c55dc5e8c89700dff284babe7fc915c' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 34.7 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 38.5 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 31.1 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 35.6 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 37.1 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 40.2 },
    { test: 'Comic dialogue, 92 balloons, bare weights', chrF: 21.5 },
    { test: 'Comic dialogue, the same 92 balloons, engine', chrF: 25.7 },
  ],
} as const satisfies ModelSet
