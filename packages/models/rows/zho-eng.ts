import type { ModelSet } from '../model-set.ts'

export const zhoEng = {
  id: 'zho-eng',
  directions: [{ from: 'CHS', to: 'ENG', targetToken: '<2eng>', words: 'jpn-eng/words.txt', chrF: 32.5 }],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 1456408,
      sha256: '59cb74e48462cf5e9b02cd0fa6e4b9c25e346a6c2794df4f6ed1e8f5f7101037',
    },
    {
      name: 'decoder.onnx',
      bytes: 1048205,
      sha256: 'ae7d4bfdaeafd630c3f8e78092cc7b2319f1213f9de54ce5023e719b89b3ba02',
    },
    {
      name: 'embedding.bin',
      bytes: 960000,
      sha256: '7179308cd3c592f8c21be3225e58cad022126a9d83e9b90a3f4555efb6dd7901',
    },
    { name: 'vocab.json', bytes: 146651, sha256: 'af00229acf9c701ca9cfc6214eb39e757ebe23c196d1b96a41a18fda64c0d660' },
    { name: 'config.json', bytes: 155, sha256: '44fcc4318b6dd4fdd6a8f922738b81967a50e0922fa54a0e1947bc48a5639805' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out part of all corpora, 936 lines, bare weights', chrF: 27 },
    { test: 'Held-out part of all corpora, 936 lines, engine', chrF: 32.5 },
    { test: 'Tatoeba-MT test sets, lines 1 to 936, bare weights', chrF: 33.4 },
    { test: 'Tatoeba-MT test sets, lines 1 to 936, engine', chrF: 37.1 },
    { test: 'Comic dialogue, 92 balloons, bare weights', chrF: 17.8 },
    { test: 'Comic dialogue, the same 92 balloons, engine', chrF: 22.5 },
  ],
} as const satisfies ModelSet
