/** One file of a set, beside its model card in the folder of the set's id. */
export interface ModelFile {
  readonly name: string
  readonly bytes: number
  /** Hex digest that the file's content must have. */
  readonly sha256: string
}

/** Corpus chrF (character n-grams 1 to 6, beta 2) of a set on some lines; the model card says how each is printed. */
export interface ModelScore {
  readonly test: string
  readonly chrF: number
}

/** One direction of a set, by the product's language codes. */
export interface ModelDirection {
  readonly from: string
  readonly to: string
  /** Put in front of a source sentence; names its target language. */
  readonly targetPiece: string
  /**
   * File in this package with the words that a translation may hold, one a line in small letters and code point order; all when there
   * is none. Sets of one target may share it.
   */
  readonly words?: string
  /** Corpus chrF of the engine with this set on held-out sentences. A direction that is too weak by it is not offered. */
  readonly chrF: number
}

/**
 * A set of weights that ships, for one direction or many. Its folder is named by ISO 639-3 codes, source first, `many` for
 * several languages, and holds `model-card.md`.
 */
export interface ModelSet {
  readonly id: string
  readonly directions: readonly ModelDirection[]
  /**
   * Source pieces up to which the engine gives the set a sentence as a whole; longer ones are cut into clauses. Found by chrF
   * (`pnpm bench chrf --longest N`): weights that were trained on short sentences do better on parts.
   */
  readonly longestSentence: number
  readonly files: readonly ModelFile[]
  /** Licences of the texts that it was trained on; the model card names the corpora. */
  readonly licence: string
  readonly scores: readonly ModelScore[]
}

/** Every set of translation weights in this package. */
export const modelCatalog = [
  {
    id: 'jpn-eng',
    directions: [{ from: 'JPN', to: 'ENG', targetPiece: '<2eng>', words: 'jpn-eng/words.txt', chrF: 38.4 }],
    longestSentence: 14,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: '5080aa1e3eea139b34808f3f69f5b8cae17792e459b38f0d941f89b3a6af6481',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: '324a3faea27d8f4cfad44a572c73986e0ec9b165cf6b83da250ef49c03fb3fff',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '846b1848a757f896b2ab9c35c9d2e793bfd938b1fee78d25b5d83263843a01b1',
      },
      { name: 'vocab.json', bytes: 111785, sha256: 'f936cfba1a5856d66fde2b62d63b1f5738977fd7e737902114b9774c2e9f25cf' },
      { name: 'config.json', bytes: 155, sha256: 'd2bf2373855aff5b676ab4f99715e10b452976d3366e99a580cf7f495b6ccfcd' },
      { name: 'words.txt', bytes: 349830, sha256: 'f4227a7502bb15f3c8ef2c089d0e2624395d0031ac1f21a1c241e40fce2aad92' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 1,641 lines, bare weights', chrF: 35.6 },
      { test: 'Held-out part of all corpora, 1,641 lines, engine', chrF: 38.4 },
      { test: 'Tatoeba-MT test sets, lines 1 to 3,000, bare weights', chrF: 39.4 },
      { test: 'Tatoeba-MT test sets, lines 1 to 3,000, engine', chrF: 41.7 },
      { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 21 },
      { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 23.8 },
    ],
  },
  {
    id: 'eng-spa',
    directions: [{ from: 'ENG', to: 'ESP', targetPiece: '<2spa>', words: 'eng-spa/words.txt', chrF: 54.1 }],
    longestSentence: 14,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: 'a751e754a0ba394ad04f7249b53cb197291433fc53c81cfb1769bfebb5f8b7a7',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: '4d2b529afd66a1dea43b2185721b3ff97338d626921bc58ffbf4df2044b0bd2b',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '18af8a298a919f3d29d6d998f1ed68e3344e9422a8f6101da459f6edbe632546',
      },
      { name: 'vocab.json', bytes: 120662, sha256: 'fb2df023a8cfcca91a87dadf5842cda76167c5de0fc4744ff2feff16b494fdc6' },
      { name: 'config.json', bytes: 155, sha256: 'e248d1295de3d18239ff229c04928e834d82c40ddfebe23f5c7a5e31711738f2' },
      { name: 'words.txt', bytes: 501000, sha256: '6a9f48aae5c21c52c8a222e808256584b9b33642f4b0b942a63535f025c30b3e' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 1,982 lines, engine', chrF: 54.1 },
      { test: 'Tatoeba-MT test sets, lines 1 to 200, bare weights', chrF: 57.1 },
      { test: 'Tatoeba-MT test sets, lines 1 to 200, engine', chrF: 61.5 },
      { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 31.3 },
      { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 39.3 },
    ],
  },
  {
    id: 'eng-fra',
    directions: [{ from: 'ENG', to: 'FRA', targetPiece: '<2fra>', words: 'eng-fra/words.txt', chrF: 56.3 }],
    longestSentence: 22,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: '1c50127917f097115a055c861292d24d9c7eeeb8f60e788f7ba0e4112d3999b1',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: '2fa0119fcf654785201c49febe1482be30aa591fd1f95f009f6092ddc756b3f4',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '045a2bee8524312f9b16d5b9f0a1fb1c4afae86aeb122b2465bc567e6c2675ce',
      },
      { name: 'vocab.json', bytes: 165430, sha256: 'c494ae62dcc21b54f4c918ae5e4ed37fdf8db873b0319f8560299557afb52376' },
      { name: 'config.json', bytes: 155, sha256: '3eca825f9bfe89303b03bac4a51dc80008aa673167d335197c7f8cffb4cdad56' },
      { name: 'words.txt', bytes: 371217, sha256: '9a288bd7760efbb93f2832afe3e4c6f881a13d5c047a5687c982e612f8db1c64' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 2,244 lines, bare weights', chrF: 52.2 },
      { test: 'Held-out part of all corpora, 2,244 lines, engine', chrF: 56.3 },
      { test: 'Tatoeba-MT test sets, lines 1 to 400, bare weights', chrF: 51.4 },
      { test: 'Tatoeba-MT test sets, lines 1 to 400, engine', chrF: 55 },
      { test: 'Comic dialogue, 91 balloons, bare weights', chrF: 37.2 },
      { test: 'Comic dialogue, the same 91 balloons, engine', chrF: 45.1 },
    ],
  },
  {
    id: 'eng-deu',
    directions: [{ from: 'ENG', to: 'DEU', targetPiece: '<2deu>', words: 'eng-deu/words.txt', chrF: 50.1 }],
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
  },
  {
    id: 'eng-ita',
    directions: [{ from: 'ENG', to: 'ITA', targetPiece: '<2ita>', words: 'eng-ita/words.txt', chrF: 45.7 }],
    longestSentence: 22,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: '7988e30ecb04589d714629ad8a30aeab192efd8327ac7b4100e6862429fe3c79',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: '39d1ddb97ec6df84fbaabe07d0ec6a74b5f6bfdb9ae3172362e35a8e785a90b0',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: 'a5cde26fd543d004ac6994c78f906059e32cc2d20e07ced7e8eda7d5df848441',
      },
      { name: 'vocab.json', bytes: 165293, sha256: 'b1c0313dccbd9a95a2d7a2f442ec7f212ed4d8c6ae29067f21f4e02bc22c2132' },
      { name: 'config.json', bytes: 155, sha256: '6760a15f332a50827dae1516f5d9a59d22c6f4e0188646f97451a938b3609402' },
      { name: 'words.txt', bytes: 365976, sha256: '47ae51f249fc42245ee46c6dca6d49e76f3d886ee026f53948f2177e65ea3fa1' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 439 lines, bare weights', chrF: 39.2 },
      { test: 'Held-out part of all corpora, 439 lines, engine', chrF: 45.7 },
      { test: 'Tatoeba-MT test sets, lines 1 to 439, bare weights', chrF: 52 },
      { test: 'Tatoeba-MT test sets, lines 1 to 439, engine', chrF: 53.7 },
    ],
  },
  {
    id: 'eng-por',
    directions: [
      { from: 'ENG', to: 'PTB', targetPiece: '<2por>', words: 'eng-por/words.txt', chrF: 50.6 },
      { from: 'ENG', to: 'POR', targetPiece: '<2por>', words: 'eng-por/words.txt', chrF: 50.6 },
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
  },
  {
    id: 'eng-rus',
    directions: [{ from: 'ENG', to: 'RUS', targetPiece: '<2rus>', words: 'eng-rus/words.txt', chrF: 30.2 }],
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
  },
  {
    id: 'zho-eng',
    directions: [{ from: 'CHS', to: 'ENG', targetPiece: '<2eng>', words: 'jpn-eng/words.txt', chrF: 32.5 }],
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
  },
  {
    id: 'eng-tur',
    directions: [{ from: 'ENG', to: 'TRK', targetPiece: '<2tur>', chrF: 44.2 }],
    longestSentence: 22,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: '85291d3772e48944ea189557b2e19214e9e92e08be80c1f36528b0f8accfb351',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: '1cc65e3ab974bd2d3206f7abe991e187be773991f0fbdf7e97343f9940b4579f',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '4edc73db4e77702559ec3ee7201988fbcda199a08c544ee1b7f6b96bb49297c4',
      },
      { name: 'vocab.json', bytes: 164701, sha256: '54fca84d3c18e3f95f3bda8e8f42369f0e8285667892fe7a6c86db1e436f99a3' },
      { name: 'config.json', bytes: 155, sha256: 'd0b6a975c3cd07c281ec34c1725540ef030eff1b38dec86d0d7a62944406e56d' },
    ],
    licence: 'Trained on texts under CC BY 2.0 FR, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 662 lines, bare weights', chrF: 40 },
      { test: 'Held-out part of all corpora, 662 lines, engine', chrF: 44.2 },
      { test: 'Tatoeba-MT test sets, lines 1 to 662, bare weights', chrF: 36.3 },
      { test: 'Tatoeba-MT test sets, lines 1 to 662, engine', chrF: 39.2 },
    ],
  },
  {
    id: 'eng-jpn',
    directions: [{ from: 'ENG', to: 'JPN', targetPiece: '<2jpn>', chrF: 19.4 }],
    longestSentence: 22,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: '9c85c84697a3d95a8e0f90f13c26cd7a7ecaa32419e816f928c7994d8501de03',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: 'aa9389cae624e06b1b28b6ff05fed648c8de7bd11a36e1824e1cfda9d2abbb4c',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '888ca51a6ce048ac2de8405a508894cb07001ce781e5c9a88ee0f27acc70e4b9',
      },
      { name: 'vocab.json', bytes: 150920, sha256: 'ab7d3c86465049298710856d7469a3e5356be1edb76faa34e41f0146c4b41b1b' },
      { name: 'config.json', bytes: 155, sha256: '1f89742445fda8d057a664653d2fa8cae682af7d0b5b6d6089343b3ee03fef68' },
    ],
    licence:
      'Trained on texts under CC BY, CC BY 2.0 FR, CC BY 4.0, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 1,641 lines, bare weights', chrF: 17.4 },
      { test: 'Held-out part of all corpora, 1,641 lines, engine', chrF: 19.4 },
      { test: 'Tatoeba-MT test sets, lines 1 to 1,641, bare weights', chrF: 19.1 },
      { test: 'Tatoeba-MT test sets, lines 1 to 1,641, engine', chrF: 21 },
      { test: 'Comic dialogue, 95 balloons, bare weights', chrF: 8.8 },
      { test: 'Comic dialogue, 95 balloons, engine', chrF: 10.6 },
    ],
  },
  {
    id: 'kor-eng',
    directions: [{ from: 'KOR', to: 'ENG', targetPiece: '<2eng>', words: 'jpn-eng/words.txt', chrF: 30 }],
    longestSentence: 14,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 1456408,
        sha256: 'ced977d57a824b2dc830c21674b38fc4e79b3a6f26e2ba34bdb301a662036caa',
      },
      {
        name: 'decoder.onnx',
        bytes: 1048205,
        sha256: 'f73080aa2d19ecb89206cf1fc5872f9f5b8fc789493eeabdbd7cd2cb6d92d4dd',
      },
      {
        name: 'embedding.bin',
        bytes: 960000,
        sha256: '9d64f90da8e5ab632af5e7d02221e7c39b3c25562d98f3bcb4cb75ef99495cb0',
      },
      { name: 'vocab.json', bytes: 158543, sha256: '2144d3c11a50242b528bacd20b94cba2b395c3688bfb8ea64bce97a45b79c831' },
      { name: 'config.json', bytes: 155, sha256: 'b16db161252f8edacb914f6dc5fd8c55e8fdfe342e86e5f592d8304f178d2fe7' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 398 lines, bare weights', chrF: 25.6 },
      { test: 'Held-out part of all corpora, 398 lines, engine', chrF: 30 },
      { test: 'Tatoeba-MT test sets, lines 1 to 398, bare weights', chrF: 32.6 },
      { test: 'Tatoeba-MT test sets, lines 1 to 398, engine', chrF: 34.7 },
      { test: 'Comic dialogue, 87 balloons, bare weights', chrF: 17.8 },
      { test: 'Comic dialogue, 87 balloons, engine', chrF: 22.3 },
    ],
  },
] as const satisfies readonly ModelSet[]
