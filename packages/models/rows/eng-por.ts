import type { ModelSet } from '../model-set.ts'

export const engPor = {
  id: 'eng-por',
  directions: [
    { from: 'ENG', to: 'PTB', targetToken: '<2por>', words: 'eng-por/words.txt', chrF: 50.6 },
    { from: 'ENG', to: 'POR', targetToken: '<2por>', words: 'eng-por/words.txt', chrF: 50.6 },
  ],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '1bc5f29834b638bd4f503dc668e61f3f2415406a89db046a747c3c1cf69be212',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '8e8832228f7c9824900190ef8c4abef6ecd54cc15bd1683f6ecae44f8be5176d',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '40077c93bb9ec064fc69ded6ddb71f30771cded5295cc2fad83a673dbd23d128',
    },
    { name: 'vocab.json', bytes: 164884, sha256: '0454e0d7a32989a719d044b0fd82fab40197f2a7b8b74d82cd211f4760f810c4' },
    { name: 'config.json', bytes: 155, sha256: 'f988ff87321044091a8a02b5d9cfa86aaa96f9942898f390d59674f54f13a646' },
    { name: 'words.txt', bytes: 390114, sha256: '6cc6116c87e983ec85bcd1f2e8579e442a604862a6e9053191e75dd0101a0eb3' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 492 lines, bare weights', chrF: 44.1 },
    { test: 'Held-out part of all corpora, 492 lines, engine', chrF: 50.6 },
    { test: 'Tatoeba-MT test sets, lines 1 to 492, bare weights', chrF: 49.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 492, engine', chrF: 51.4 },
  ],
} as const satisfies ModelSet
