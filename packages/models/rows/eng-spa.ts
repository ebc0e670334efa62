import type { ModelSet } from '../model-set.ts'

export const engSpa = {
  id: 'eng-spa',
  directions: [
    {
      from: 'ENG',
      to: 'ESP',
      targetToken: '<2spa>',
      words: 'eng-spa/words.txt',
      glosses: 'eng-spa/glosses.txt',
      chrF: 60.9,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5259549,
      sha256: '6cb2c7032824328cba024cd0ff412cdb8878b85468b9b78dbdcc67d041f0be92',
    },
    {
      name: 'decoder.onnx',
      bytes: 1983015,
      sha256: '4384f30a7f5161ea218db2eb4f8bfa1020d75793606dc0dfa2676d49879a2085',
    },
    {
      name: 'embedding.bin',
      bytes: 2048000,
      sha256: 'd59ae1830ce521d50adc89f2c7eaeb7d10df26950349e4fafb9754909167844c',
    },
    { name: 'vocab.json', bytes: 271081, sha256: 'adced357c0271bd2537ca7dcda108a1a248b664d4235959210dc711a56e15339' },
    { name: 'config.json', bytes: 155, sha256: '3427967dc17e60a423e58a1de210e96e96c2de72d9975c42b3d8130264de8c6d' },
    { name: 'glosses.txt', bytes: 330390, sha256: '9b71e281257b05b47e7d3f41bd3c0709171eea50d97cb124ff1f14fe0273b319' },
    { name: 'words.txt', bytes: 620736, sha256: '09526fc1cdbfe4bddf463b82a3080b56e670f9ebcd3a139efd0f3ce1eec0a443' },
  ],
  licence:
    'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Held-out dialogue, 200 lines, bare weights', chrF: 55.1 },
    { test: 'Held-out dialogue, 200 lines, engine', chrF: 58.1 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 55.2 },
    { test: 'Held-out part of all corpora, 200 lines, engine', chrF: 60.9 },
    { test: 'Tatoeba-MT test sets, 200 lines, bare weights', chrF: 61.4 },
    { test: 'Tatoeba-MT test sets, 200 lines, engine', chrF: 67 },
    { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 37.2 },
    { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 45.1 },
  ],
} as const satisfies ModelSet
