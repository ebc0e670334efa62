import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [{ from: 'KOR', to: 'ENG', targetPiece: '<2eng>', words: 'jpn-eng/words.txt', chrF: 30 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: 'ced977d57a824b2dc830c21674b38fc4e79b3a6f26e2ba34bdb301a662036caa',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'f73080aa2d19ecb89206cf1fc5872f9f5b8fc789493eeabdbd7cd2cb6d92d4dd',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '9d64f90da8e5ab632af5e7d02221e7c39b3c25562d98f3bcb4cb75ef99495cb0',
    },
    { name: 'vocab.json', bytes: 158543, sha256: '2144d3c11a50242b528bacd20b94cba2b395c3688bfb8ea64bce97a45b79c831' },
    { name: 'config.json', bytes: 155, sha256: 'b16db161252f8edacb914f6dc5fd8c55e8fdfe342e86e5f592d8304f178d2fe7' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 398 lines, bare weights', chrF: 25.6 },
    { test: 'Held-out part of all corpora, 398 lines, engine', chrF: 30 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, bare weights', chrF: 32.6 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, engine', chrF: 34.7 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 17.8 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 22.3 },
  ],
} as const satisfies ModelSet
