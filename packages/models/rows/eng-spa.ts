import type { ModelSet } from '../model-set.ts'

export const engSpa = {
  id: 'eng-spa',
  directions: [{ from: 'ENG', to: 'ESP', targetToken: '<2spa>', words: 'eng-spa/words.txt', chrF: 54.2 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: 'fdbded00e95eaf3cba4cf46b88d4fc4a25b3b5274575fb4f2b9eec7cc8e9db7d',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'bdc7c508aac132d6c49ffeb92ac79f8e5089b73f3b03f7f1b4ad586930899ac5',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: 'b47106bf88cc896e249c179ad42d141622a105011c3103dc6450ba974e78b615',
    },
    { name: 'vocab.json', bytes: 120662, sha256: 'fb2df023a8cfcca91a87dadf5842cda76167c5de0fc4744ff2feff16b494fdc6' },
    { name: 'config.json', bytes: 155, sha256: 'd910651c1f707bacfd4a750c26b27338f41ba080531afe3bc275e50d22b95999' },
    { name: 'words.txt', bytes: 577762, sha256: '002f4bf3f2e7eefc6c5eccc6662f41e02a46f0e9dcd7a9164f84725718f17e68' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 46.1 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 50.0 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 48.2 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 54.2 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 58.2 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 61.2 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 33.8 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 40.2 },
  ],
} as const satisfies ModelSet
