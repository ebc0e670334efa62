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
      chrF: 44,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5307119,
      sha256: 'c501594945e1f987b91897528f08c6407bc80695a7bb0901a485ef4ccb01c8dc',
    },
    {
      name: 'decoder.onnx',
      bytes: 1958507,
      sha256: 'c8efe095db82b35a07b127ac340b5d5e7ce971fdd5f16846380c8cd3d950fcfb',
    },
    {
      name: 'embedding.bin',
      bytes: 4483328,
      sha256: 'f5bf5227a5afd7c8132ce8a78b40f246d92489139606320206e93033d32c039f',
    },
    { name: 'vocab.json', bytes: 585835, sha256: '5ed269850950f7e324da2072b52d76d1ca3dfafe3977eec368d46f1aa1490043' },
    { name: 'config.json', bytes: 155, sha256: 'fe2135ec49ec2554c7027eb2b056940388635f61e74b67a6493d79d935493a7e' },
    { name: 'words.txt', bytes: 416743, sha256: 'bc40cfb3d03e4a3e4bc5191b02da1cd52ea97a489931a73c410b82bea92f96e7' },
    { name: 'glosses.txt', bytes: 2798362, sha256: 'b5d16f8e6e3d5f7a52fa6dee1c14732db1054762056c4a5264a7bdbc18c5a58d' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 40.7 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 43.6 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.8 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 44 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 43.9 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 47.7 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 27.7 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 32.6 },
  ],
} as const satisfies ModelSet
