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
      sha256: '63aa695cd2bd0b7cc59df9a28fdaa363c4622688777e87f54d6deae736907f6a',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '8211ba31078e5d2f721e062c8922c39d7ec54cdb6019e8222689df966faeb918',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: '355404f62ce5b3bc4e9bfd622e8eb6c34096980110dab4a3e0af2a021ab9a939',
    },
    { name: 'vocab.json', bytes: 255503, sha256: 'cfba22c3479d39bb898d9bfb87f1baa1b4a5805c02b2fd9b434e2ca831cd06ee' },
    { name: 'config.json', bytes: 155, sha256: 'fe3e0c23d52510c749b057de702c769eb82650719eb515656bbd1c3052f16f0e' },
    { name: 'words.txt', bytes: 388255, sha256: '34249702839269162b4411373064b067fe09614642bb76313df6fde3f721b226' },
    { name: 'glosses.txt', bytes: 2572502, sha256: 'e916dd3e14bd1ad58873c54cee4a0136e3046da94a80d6673596c07d8c662ba4' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 36.3 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 40 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 40.2 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 43.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 39.7 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 45.9 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 24.2 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 29.1 },
  ],
} as const satisfies ModelSet
