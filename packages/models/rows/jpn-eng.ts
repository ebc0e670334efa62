import type { ModelSet } from '../model-set.ts'

export const jpnEng = {
  id: 'jpn-eng',
  directions: [{ from: 'JPN', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 38.4 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '5080aa1e3eea139b34808f3f69f5b8cae17792e459b38f0d941f89b3a6af6481',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '324a3faea27d8f4cfad44a572c73986e0ec9b165cf6b83da250ef49c03fb3fff',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '846b1848a757f896b2ab9c35c9d2e793bfd938b1fee78d25b5d83263843a01b1',
    },
    { name: 'vocab.json', bytes: 111785, sha256: 'f936cfba1a5856d66fde2b62d63b1f5738977fd7e737902114b9774c2e9f25cf' },
    { name: 'config.json', bytes: 155, sha256: 'd2bf2373855aff5b676ab4f99715e10b452976d3366e99a580cf7f495b6ccfcd' },
    { name: 'words.txt', bytes: 349830, sha256: 'f4227a7502bb15f3c8ef2c089d0e2624395d0031ac1f21a1c241e40fce2aad92' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 1,641 lines, bare weights', chrF: 35.6 },
    { test: 'Held-out part of all corpora, 1,641 lines, engine', chrF: 38.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 3,000, bare weights', chrF: 39.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 3,000, engine', chrF: 41.7 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 21 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 23.8 },
  ],
} as const satisfies ModelSet
