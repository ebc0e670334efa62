import type { ModelSet } from '../model-set.ts'

export const engJpn = {
  id: 'eng-jpn',
  directions: [{ from: 'ENG', to: 'JPN', targetToken: '<2jpn>', chrF: 18 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '13f1909b6b49c1193c168a46e3f30ffe67cc4321e84232419bcc5acd1403f7f2',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '587a0879aaca94494a989e7bab56142b1572b01d5340bc621d3ca075d30ec0d3',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '3aa8d020439e27120e7c61d7efade5000808c53ce7af0751de2cf518238fbdfc',
    },
    { name: 'vocab.json', bytes: 150920, sha256: 'ab7d3c86465049298710856d7469a3e5356be1edb76faa34e41f0146c4b41b1b' },
    { name: 'config.json', bytes: 155, sha256: 'a9a9befaef03a8d72e3b9072861bdd0f574893a06d86c5d187471da465de0dfe' },
  ],
  licence:
    'Trained on texts under CC0, CC BY, CC BY 2.0 FR, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 10.4 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 14.8 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 15.6 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 18 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 17.9 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 19.8 },
    { test: 'Comic dialogue, 95 balloons, bare weights', chrF: 9.3 },
    { test: 'Comic dialogue, 95 balloons, engine', chrF: 10.8 },
  ],
} as const satisfies ModelSet
