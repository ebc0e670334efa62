import type { ModelSet } from '../model-set.ts'

export const engTur = {
  id: 'eng-tur',
  directions: [{ from: 'ENG', to: 'TRK', targetToken: '<2tur>', chrF: 44.2 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '85291d3772e48944ea189557b2e19214e9e92e08be80c1f36528b0f8accfb351',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '1cc65e3ab974bd2d3206f7abe991e187be773991f0fbdf7e97343f9940b4579f',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '4edc73db4e77702559ec3ee7201988fbcda199a08c544ee1b7f6b96bb49297c4',
    },
    { name: 'vocab.json', bytes: 164701, sha256: '54fca84d3c18e3f95f3bda8e8f42369f0e8285667892fe7a6c86db1e436f99a3' },
    { name: 'config.json', bytes: 155, sha256: 'd0b6a975c3cd07c281ec34c1725540ef030eff1b38dec86d0d7a62944406e56d' },
  ],
  licence: 'Trained on texts under CC BY 2.0 FR, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 662 lines, bare weights', chrF: 40 },
    { test: 'Held-out part of all corpora, 662 lines, engine', chrF: 44.2 },
    { test: 'Tatoeba-MT test sets, lines 1 to 662, bare weights', chrF: 36.3 },
    { test: 'Tatoeba-MT test sets, lines 1 to 662, engine', chrF: 39.2 },
  ],
} as const satisfies ModelSet
