import type { ModelSet } from '../model-set.ts'

export const engKor = {
  id: 'eng-kor',
  directions: [{ from: 'ENG', to: 'KOR', targetToken: '<2kor>', chrF: 15.6 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '2696fb880df7a173ddab4a2fb74a1e67050d1781f3a2e94f1b0e7edfcd7d2be6',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'a40eb9f2a4ae7c57dbb81825a56b50b2b9d8ba850524b67109cba7d9cefcec19',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '828aeb1f42b163783e9d26c468bedb50d1494c9d45b16ff8c0c74df0ab559e6a',
    },
    { name: 'vocab.json', bytes: 158543, sha256: '7a5429c0dd6f2d5ec3af4509d4f1bea35964ec59563617d30a976d24f25e9402' },
    { name: 'config.json', bytes: 155, sha256: '77dece36abf6457040d4ffd5a7988efcb1f1e86a4f50f414164c37148c57ea5c' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 398 lines, bare weights', chrF: 14.3 },
    { test: 'Held-out part of all corpora, 398 lines, engine', chrF: 15.6 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, bare weights', chrF: 16.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 398, engine', chrF: 17.7 },
    { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 10.2 },
    { test: 'Comic dialogue, 87 balloons, engine', chrF: 12.4 },
  ],
} as const satisfies ModelSet
