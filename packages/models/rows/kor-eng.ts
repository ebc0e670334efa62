import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [
    {
      from: 'KOR',
      to: 'ENG',
      targetToken: '<2eng>',
      words: 'jpn-eng/words.txt',
      glosses: 'kor-eng/glosses.txt',
      chrF: 32.8,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: 'd872c3af3310c710104c7539446303c2ace60597e0d31b93c5b0dcb5f39e77c3',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'aa51c740599593121b719901e44f779c98dd7ad13b08cc99b61b920843f1de83',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '0949b72ad6fc63ee13caf21e330a001fd955bad23de60c432c4f976c39f7f08c',
    },
    { name: 'vocab.json', bytes: 264050, sha256: 'f38c5d814dd8afbd99c12af5d6f67de59cc8b1eff53870c4bfd33d2c6f4f9fc4' },
    { name: 'glosses.txt', bytes: 82344, sha256: 'bcf4ba88d4d1d16aeba5b0aab01baccc38f1072aa123b78e22c43f086c89e811' },
    { name: 'config.json', bytes: 155, sha256: '71d0ed89926c263e39820ead981600225bc6c296c6b49684f438646d10dc6601' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 35.6 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 38.2 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 28.7 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 32.8 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 37.5 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 42.9 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 23.6 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 27.8 },
  ],
} as const satisfies ModelSet
