import type { ModelSet } from '../model-set.ts'

export const korEng = {
  id: 'kor-eng',
  directions: [{ from: 'KOR', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 30.1 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '2e98c0f1df8d9b73f701e84e8c53e0dd0dae97d0130ec596c78b10e858f52937',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '8ea691b043f42edb16234d953e3e3dd799533b873c1e25fb68e6cd9ca7167952',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '6fb6a2dd4ae5c5aaea0d6a376cd8bcc76b96fa9e87c2f5807198fb195b47113f',
    },
    { name: 'vocab.json', bytes: 158543, sha256: '2144d3c11a50242b528bacd20b94cba2b395c3688bfb8ea64bce97a45b79c831' },
    { name: 'config.json', bytes: 155, sha256: '9ccf5d0a35f8e37312179d2a219eb8c390f1564671cc02ff0454f6cce1885e97' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 400 lines, bare weights', chrF: 26.4 },
    { test: 'Held-out dialogue, 400 lines, engine', chrF: 30.4 },
    { test: 'Held-out part of all corpora, 398 lines, bare weights', chrF: 25.8 },
    { test: 'Held-out part of all corpora, 398 lines, engine', chrF: 30.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, bare weights', chrF: 35.2 },
    { test: 'Tatoeba-MT test sets, lines 1 to 400, engine', chrF: 38.4 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 19.4 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 23.9 },
  ],
} as const satisfies ModelSet
