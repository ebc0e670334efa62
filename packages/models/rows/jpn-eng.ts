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
      chrF: 43.8,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '30393db258462d57a9fcaabb8dc9901cc8c96cc17ce7c1e680ef9c4e20bfeb97',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '3d540dafe64aaca622fc09a3bc1d383b503985e4fbc13fdee185eb1402df7097',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '5d519914e34024486b0ac3f51fd2ca5e6cabfe92249ce8d916ed97873c93bf49',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 156, sha256: '36a4b7a48f4affc28d3d03aeda3f8ddc3a45fd85c45f61456514d6b56a2b8d1d' },
    { name: 'words.txt', bytes: 384766, sha256: '8f43a47a4e3deaf8fa8194eb7ee805e9f30998cd935846bfe3927061c473a96d' },
    { name: 'glosses.txt', bytes: 2632801, sha256: '335b99da1c31318410e297cbb2bbdc209d3f81557ff5a9368e1b251347257754' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 36.2 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 38.8 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 40.1 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 43.8 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 39.6 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 45.7 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 22.9 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 28.1 },
  ],
} as const satisfies ModelSet
