import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [{ from: 'KOR', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 30.4 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '1611c4841d1ab2dd25b5909da838aac34b3824e126b8c2c3dcb3887a1543d534',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'b24abfc238c5d86affd925a67e76b87f1db8ea8746504be9ff8e85314b44ac83',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '8506e0e2bf568258d8fb9bb1e95582871ccfd0e813adb6f6ce47245f101d7fe3',
    },
    { name: 'vocab.json', bytes: 158543, sha256: '2144d3c11a50242b528bacd20b94cba2b395c3688bfb8ea64bce97a45b79c831' },
    { name: 'config.json', bytes: 155, sha256: 'b93600ed7f4441ec706b9b2272bc92c3797d635048fcc744bde59a29c28da213' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 398 lines, bare weights', chrF: 26.2 },
    { test: 'Held-out part of all corpora, 398 lines, engine', chrF: 30.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, bare weights', chrF: 33.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, engine', chrF: 35.6 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 17.8 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 22.3 },
  ],
} as const satisfies ModelSet
