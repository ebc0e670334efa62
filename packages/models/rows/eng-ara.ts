import type { ModelSet } from '../model-set.ts'

export const engAra = {
  id: 'eng-ara',
  directions: [{ from: 'ENG', to: 'ARA', targetToken: '<2ara>', words: 'eng-ara/words.txt', chrF: 37.4 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '9018e7761b51bdc1f5b99962b8f0ff0e2d5417a2eb472d7eb176bf6f45201cf1',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '88451f98017b8dc1130723237280aa246dddc0a4c1d515dc6cb2624ce9015d41',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '5875ef37df0cf3dc33faf5e0571f4480ad8feadf9fdd6d040f11bf7f560f95d1',
    },
    { name: 'vocab.json', bytes: 169858, sha256: '76759b8834254b3efb5652310015f705516726eb58885f7da8cc15c9cb301fdf' },
    { name: 'config.json', bytes: 155, sha256: 'bf65ac8caf96c3ca9763558ca4cf6a2c848b5a18b8da2d1313103eb768478d07' },
    { name: 'words.txt', bytes: 162306, sha256: '5cd19c9d3bd16d8a0e78a5048669912b0cc4af5d2b8106266f275bc08742c84e' },
  ],
  licence: 'Trained on texts under CC BY 2.0 FR, GPL-2.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 134 lines, bare weights', chrF: 33.7 },
    { test: 'Held-out part of all corpora, 134 lines, engine', chrF: 37.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 134, bare weights', chrF: 25.6 },
    { test: 'Tatoeba-MT test sets, lines 1 to 134, engine', chrF: 28.6 },
  ],
} as const satisfies ModelSet
