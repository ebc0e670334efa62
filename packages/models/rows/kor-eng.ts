import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [{ from: 'KOR', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 30.8 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: 'e0ebdd9139222749777bc70fea8cbb529a359f6cf77de5948e6835eb25f137f9',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'e42b34e1cbfa7ce638fc78146942006d53d01aea8820242b2c0d6e0bcc79f820',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '505ee8016272d01dcbcdb0f77234a22455bf9a6e1b97a18459d50dd76b282d24',
    },
    { name: 'vocab.json', bytes: 264050, sha256: 'f38c5d814dd8afbd99c12af5d6f67de59cc8b1eff53870c4bfd33d2c6f4f9fc4' },
    { name: 'config.json', bytes: 155, sha256: '9b1cb416a4f6158c3e71ca1dc53d37e37d268e904ec4c1f5cd862314676c1587' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 30.2 },
    { test: 'Held-out dialogue, the same 200 lines, engine', chrF: 35.6 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 26.3 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 30.8 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 34.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 39.2 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 22.3 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 25.4 },
  ],
} as const satisfies ModelSet
