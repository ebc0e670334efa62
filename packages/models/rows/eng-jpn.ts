import type { ModelSet } from '../model-set.ts'

export const engJpn = {
  id: 'eng-jpn',
  directions: [{ from: 'ENG', to: 'JPN', targetToken: '<2jpn>', chrF: 19.4 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '9c85c84697a3d95a8e0f90f13c26cd7a7ecaa32419e816f928c7994d8501de03',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'aa9389cae624e06b1b28b6ff05fed648c8de7bd11a36e1824e1cfda9d2abbb4c',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '888ca51a6ce048ac2de8405a508894cb07001ce781e5c9a88ee0f27acc70e4b9',
    },
    { name: 'vocab.json', bytes: 150920, sha256: 'ab7d3c86465049298710856d7469a3e5356be1edb76faa34e41f0146c4b41b1b' },
    { name: 'config.json', bytes: 155, sha256: '1f89742445fda8d057a664653d2fa8cae682af7d0b5b6d6089343b3ee03fef68' },
  ],
  licence:
    'Trained on texts under CC BY, CC BY 2.0 FR, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 1,641 lines, bare weights', chrF: 17.4 },
    { test: 'Held-out part of all corpora, 1,641 lines, engine', chrF: 19.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 1,641, bare weights', chrF: 19.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 1,641, engine', chrF: 21 },
    { test: 'Comic dialogue, 95 balloons, bare weights', chrF: 8.8 },
    { test: 'Comic dialogue, 95 balloons, engine', chrF: 10.6 },
  ],
} as const satisfies ModelSet
