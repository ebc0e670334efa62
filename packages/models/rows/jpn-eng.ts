import type { ModelSet } from '../model-set.ts'

export const jpnEng = {
  id: 'jpn-eng',
  directions: [
    {
      from: 'JPN',
      to: 'ENG',
      targetToken: '<2eng>',
      words: 'jpn-eng/words.txt',
      glosses: 'jpn-eng/glosses.txt',
      names: 'jpn-eng/names.txt',
      chrF: 43.1,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: 'cbc2fd9e110e4ec2cb590af0eef432c1217954c407868b7c5ecbd946ab5f2aeb',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '1045e139296879598f2bdebb003791cd0c076f0b346ac2f2748b7b9978b41732',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'ac059e32574e3b2cdf89044c58096428b1b170faf8ad64776cd157dc40edb41d',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 155, sha256: '6e814f89409930d458191849ba67d693d3a4a289f7e551e85291e94de03940a8' },
    { name: 'words.txt', bytes: 388255, sha256: '34249702839269162b4411373064b067fe09614642bb76313df6fde3f721b226' },
    { name: 'glosses.txt', bytes: 2695229, sha256: 'fcf1d453b96a7901676b4425f6ede7ca045fc9929bb37f591b9279bcce0ffa1f' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 37.1 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 40.6 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.8 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 43.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 41.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 46.5 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 24.1 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 29.9 },
  ],
} as const satisfies ModelSet
