import type { ModelSet } from '../model-set.ts'

export const spaEng = {
  id: 'spa-eng',
  directions: [{ from: 'ESP', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 50.7 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '618aea40e0307e2ed0eac082123d48820dc1b35e460d3b99baf42c29a8635e63',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '85890337b919841804ff15877ba2cf24638f928efacdf6dea1e2f9a7a7e3be15',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '39be09ece258151577271c1674e620e24721c7ce1f91710783d70c4ea1804c10',
    },
    { name: 'vocab.json', bytes: 163985, sha256: 'b2e86f6e2002e6d92134ae1e50ad7e2de40e09806cabb7afceb620a87c96ad6c' },
    { name: 'config.json', bytes: 155, sha256: 'd33845de2779b0c68e52cfcc09dd2fe26e5ca710a0b95c032ff45912cf79d621' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 43.7 },
    { test: 'Held-out dialogue, the same 200 lines, engine', chrF: 49.6 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 44.8 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 50.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 51.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 58 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 31.2 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 37.7 },
  ],
} as const satisfies ModelSet
