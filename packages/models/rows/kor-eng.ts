import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [{ from: 'KOR', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 32 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '76f470e625a0faccf9b2ea9751c1a739cbea8ac5639d99c67038857b76900c69',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '0b3e4f23fde6b409c4cc1415aacb3b22098b3f73d24f969dfd5b1fb0e6e31235',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'fa4b11aff712afe7b966457a7ed63c1b801670a00c03b8a71adb7c52be48c90a',
    },
    { name: 'vocab.json', bytes: 264050, sha256: 'f38c5d814dd8afbd99c12af5d6f67de59cc8b1eff53870c4bfd33d2c6f4f9fc4' },
    { name: 'config.json', bytes: 156, sha256: 'ae1059b5f28e2d5bec1a655bd9a0ec3b691572a74cf468c29fd5ab4983ac9f46' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 32.2 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 36.4 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 28.3 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 32 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 35 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 39.9 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 24.2 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 27 },
  ],
} as const satisfies ModelSet
