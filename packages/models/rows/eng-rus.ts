import type { ModelSet } from '../model-set.ts'

export const engRus = {
  id: 'eng-rus',
  directions: [{ from: 'ENG', to: 'RUS', targetToken: '<2rus>', words: 'eng-rus/words.txt', chrF: 30.2 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '9c1d57ec12229e7dabcfb498e7522c58627876b657ed8864f6861b948a8dcc87',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: '0f1bafa94350666104031f30497027f20988ab5b13b09f32129154840e87daa3',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: 'b175ce200c5d9a29db020886e3cb9eee4f8b36457035333ebc6da10e54b7ae7b',
    },
    { name: 'vocab.json', bytes: 172474, sha256: '6ab191f804658e1d1e31e49438419aa139d23967bdd3c7cc75f43fbb223da2b3' },
    { name: 'config.json', bytes: 155, sha256: '202e02a35fb2397a883b670cf5d9e8d494821f28aaa39a3126909cea66d3b172' },
    { name: 'words.txt', bytes: 1453982, sha256: '9cfd48c82b40a37a08683f7d607251434adbe3ffe73854816e41beafe22dc467' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 971 lines, bare weights', chrF: 25.5 },
    { test: 'Held-out part of all corpora, 971 lines, engine', chrF: 30.2 },
    { test: 'Tatoeba-MT test sets, lines 1 to 971, bare weights', chrF: 41.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 971, engine', chrF: 43.8 },
  ],
} as const satisfies ModelSet
