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
      chrF: 42.8,
    },
  ],
  longestSentence: 14,
  files: [
    {
      name: 'encoder.onnx',
      bytes: 5307119,
      sha256: 'eeed7b572fb63c42ca12e079e89ff13a71082f0a32d59cc0f06bdcf44d2bc2b0',
    },
    {
      name: 'decoder.onnx',
      bytes: 1958507,
      sha256: 'f8e8b5837c65e15fdf630aebc29cdad5ed5439dd0a1aac1bbe0699d1c74acae2',
    },
    {
      name: 'embedding.bin',
      bytes: 4483328,
      sha256: 'd5c3c4b653fd653679b77b90ee0e272bde05f0f67d79367b03642a793ac4e1a8',
    },
    { name: 'vocab.json', bytes: 585835, sha256: '5ed269850950f7e324da2072b52d76d1ca3dfafe3977eec368d46f1aa1490043' },
    { name: 'config.json', bytes: 155, sha256: '6a2f706e260f905c463987d70df6c6c6c70dbe04ed02f8b07e8889bb613fca11' },
    { name: 'words.txt', bytes: 413095, sha256: 'f4f4aff6d81039746d125e8ddac2bd98f074911c9a314f6afdc0ad7262263dc7' },
    { name: 'glosses.txt', bytes: 2585209, sha256: 'a082dc9aa766e1a289dbc6d16c533559f0768262242be825103d6b6210a40b73' },
    { name: 'names.txt', bytes: 1971018, sha256: '799b0c7dc8f3eb1ba129db1fb525911fa8334c74bc9830cfec134d4507b249d1' },
  ],
  licence:
    'Trained on texts under CC0, CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
  scores: [
    { test: 'Comic dialogue, 200 of 857 held-out lines, bare weights', chrF: 40.3 },
    { test: 'Comic dialogue, the same 200 lines, engine', chrF: 42.4 },
    { test: 'Held-out part of all corpora, 200 lines, bare weights', chrF: 38.7 },
    { test: 'Held-out part of all corpora, the same 200 lines, engine', chrF: 42.8 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 42 },
    { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 45.8 },
    { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 25.6 },
    { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 30.5 },
  ],
} as const satisfies ModelSet
