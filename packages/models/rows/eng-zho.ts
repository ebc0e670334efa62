import type { ModelSet } from '../model-set.ts'

export const engZho = {
  id: 'eng-zho',
  directions: [{ from: 'ENG', to: 'CHS', targetToken: '<2zho>', chrF: 17.1 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1466409,
      sha256: 'b2796dabaebaf3a58360d1cee3b450284306b5fef92500c4d03216bc7e0ce201',
    },
    {
      name: 'decoder.onnx',
      bytes: 1058206,
      sha256: 'e6515c0e8493b058fc936bbdfc7134ba4d27c82a62de96907c49985e001b52f7',
    },
    {
      name: 'embedding.bin',
      bytes: 1344000,
      sha256: 'ea69516a72d99225148fa2644d4865a24d55c6b61ff9053f45af992e40db5bd1',
    },
    { name: 'vocab.json', bytes: 215278, sha256: '605de0d95947ce773edd74d71ab080d15dce3944b20e78361b2fbdea27c79df7' },
    { name: 'config.json', bytes: 155, sha256: '6841a87f139d1bdd9f06d30727b8d0194650fb411b1fdc9436fec9705285dfb2' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 936 lines, bare weights', chrF: 14.5 },
    { test: 'Held-out part of all corpora, 936 lines, engine', chrF: 17.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 936, bare weights', chrF: 18.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 936, engine', chrF: 20.5 },
    { test: 'Comic dialogue, 92 balloons, bare weights', chrF: 6 },
    { test: 'Comic dialogue, 92 balloons, engine', chrF: 10 },
  ],
} as const satisfies ModelSet
