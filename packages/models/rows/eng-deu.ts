import type { ModelSet } from '../model-set.ts'

export const engDeu = {
  id: 'eng-deu',
  directions: [{ from: 'ENG', to: 'DEU', targetToken: '<2deu>', words: 'eng-deu/words.txt', chrF: 50.1 }],
  longestSentence: 22,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '5f777af29fb46914cfddf61df43090334f46ff8e777946d753e986c608e23da3',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'a9f717e9cfd53210185b2075e8018292b2711917928603e19e8a023eb9470384',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: 'c166c117caf12f1a48789571e65877c67b3d7c26a554dcb6b0139ff88fc0c955',
    },
    { name: 'vocab.json', bytes: 164269, sha256: 'cca9d35395dcecd0e40cdb72ef583dbb6c43490e043a6bfc6b02ef6ab1fe9020' },
    { name: 'config.json', bytes: 155, sha256: '019ace30ce165c14a48bf3da586257f09db4ac9c8d9ec86d705142ce4cc0894c' },
    { name: 'words.txt', bytes: 727091, sha256: '87d204d1c5216f70aff3f66059be59511192c0dde547e9d6523d3f59c99fcb2a' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, CC BY-SA 4.0, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 2,487 lines, bare weights', chrF: 47.1 },
    { test: 'Held-out part of all corpora, 2,487 lines, engine', chrF: 50.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 2,487, bare weights', chrF: 48.1 },
    { test: 'Tatoeba-MT test sets, lines 1 to 2,487, engine', chrF: 50.9 },
  ],
} as const satisfies ModelSet
