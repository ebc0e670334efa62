import type { ModelSet } from '../model-set.ts'

export const jpnEng = {
  id: 'jpn-eng',
  directions: [{ from: 'JPN', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 39.9 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '9e93f1726b6800e35189e4af499988fa8c8a8df166d64305c40669b4f1592327',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: 'ba4bab50cb2e9ef8bd3cb6fadc5d60bb8214e97f808d602f86e8018cbcd7c88b',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'db938e0ad23e4586a1ca3eb262524b9684995f0569b5a46ddde6668174e36b94',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 156, sha256: '4cad24a49a2c73b0b38d38bb7498d8db878e2e723b7a1029aa034ebb8a315ca3' },
    { name: 'words.txt', bytes: 372047, sha256: 'a1dbff36c75ae04eaee0ac6f4e1e1ebd6ff8d24c190a30ca21f6b55bba29a155' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 32.9 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 34.6 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.1 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 39.9 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 38.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 40.5 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 20.7 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 24.3 },
  ],
} as const satisfies ModelSet
