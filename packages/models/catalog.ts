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
        bytes: 2808494,
        sha256: '124b7aee87ec849764a1395df37f60bc88d6715d2b9c2aa5b42504eacc0c8841',
      },
      {
        name: 'decoder.onnx',
        bytes: 2400289,
        sha256: '25812684385bb406ff8a14e3e72673d0bfae723e66edf738f855642915d4bf5b',
      },
      { name: 'vocab.json', bytes: 111785, sha256: 'f936cfba1a5856d66fde2b62d63b1f5738977fd7e737902114b9774c2e9f25cf' },
      { name: 'config.json', bytes: 119, sha256: '8d20ad3ecb9e3b55b88fe87fb1586625d3ea83abcf441b114fc5b04304bb1d1d' },
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
        bytes: 2611886,
        sha256: '2a1b30fc3649948e66468e73f761370e0f912c9e7aefc9ea40d186597b347b4f',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '65f6e1f7da9b8768709be7919edf11e906e7516e13e201485ffd995421cd7829',
      },
      { name: 'vocab.json', bytes: 120662, sha256: 'fb2df023a8cfcca91a87dadf5842cda76167c5de0fc4744ff2feff16b494fdc6' },
      { name: 'config.json', bytes: 119, sha256: 'c352428ec2d69cb76ccd734291278ba035885daad8edd5446bc53788624d9e33' },
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
        bytes: 2611886,
        sha256: '38287f729c7aee0c6c85316f16b0e46a7108beab9d9e417ef8958dd339c30771',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '091b86a85c687e6371a0dda3dca4486c2e420fe426512be7e14b4e69ba1aabc7',
      },
      { name: 'vocab.json', bytes: 165430, sha256: 'c494ae62dcc21b54f4c918ae5e4ed37fdf8db873b0319f8560299557afb52376' },
      { name: 'config.json', bytes: 119, sha256: '607381af5b1ccb4b902a51f2a8aaaff40c0194d309e2d60630cfdbc40d3b4f4a' },
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
        bytes: 2611886,
        sha256: '19ea3da2f6c00f46005a7390720498831f74d853b1f522c3b924bee7228ffd14',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '6a5b0b0f5cc953fbcb462b7fdf70396f71b56bbdf3f32421bb869cf646678121',
      },
      { name: 'vocab.json', bytes: 164269, sha256: 'cca9d35395dcecd0e40cdb72ef583dbb6c43490e043a6bfc6b02ef6ab1fe9020' },
      { name: 'config.json', bytes: 119, sha256: '2af0b872259ae1dd1a2e92a437d82e98c9c15c8eb766b20a4720380d48f90f0a' },
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
        bytes: 2611886,
        sha256: '5b1cab9bc4e461029a7ababff0f1dcd27079c50aa5697de88e996a524baa07a3',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: 'e7eae03b0f6a89059394d679f8454a1066f2d3c833259158f86ba525460d1d07',
      },
      { name: 'vocab.json', bytes: 165293, sha256: 'b1c0313dccbd9a95a2d7a2f442ec7f212ed4d8c6ae29067f21f4e02bc22c2132' },
      { name: 'config.json', bytes: 119, sha256: 'b7a472b12b37dfccae18afbda2210a4d76974d49b220ac096494e3ab423fc000' },
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
        bytes: 2611886,
        sha256: '2d97b9b4f131ae5c75e9c3f3dedfd77607e7d5a3637a0be9d370a81ac9a13871',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: 'e3a95f3f8bc1d189e8adf0d5eb153fae412a089ec3de3f56a9fc8f6eca3ea3d3',
      },
      { name: 'vocab.json', bytes: 164884, sha256: '0454e0d7a32989a719d044b0fd82fab40197f2a7b8b74d82cd211f4760f810c4' },
      { name: 'config.json', bytes: 119, sha256: '6a6e2a68a8ec91b37e1452c3659dd30ca9348fbd90cb3ed54afc96850e7202a9' },
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
        bytes: 2611886,
        sha256: '97c8d7036da6f134bf4e96174886b1347de831e9fc1b8400a3cf226d4881d38d',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '304315e907dbc7b2ddaec510d98e9c5bdac075a698851cccb1a4f35f0c70c2ec',
      },
      { name: 'vocab.json', bytes: 172474, sha256: '6ab191f804658e1d1e31e49438419aa139d23967bdd3c7cc75f43fbb223da2b3' },
      { name: 'config.json', bytes: 119, sha256: 'e7554f894df3e0a78125f68a47b2b10e66e51816da469dba57436ba27f3392fa' },
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
        bytes: 2611886,
        sha256: '24fb3e0419f0b2c4d74cf3b06018011f7a8964d11273f406fa8630ab5711a5c7',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: 'bc08e72f9af68a6c93c458ad3d852e8e29761f697db698365853091b541397cf',
      },
      { name: 'vocab.json', bytes: 146651, sha256: 'af00229acf9c701ca9cfc6214eb39e757ebe23c196d1b96a41a18fda64c0d660' },
      { name: 'config.json', bytes: 119, sha256: 'd034df82fc1b27856c5f22f1c968bae7df9c502c022018c7d8b1deb15c0e9c01' },
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
        bytes: 2611886,
        sha256: '9dddf8444cff8ea0f457c8d917cc03a6a62a2015c59e3f032ab13419add16df9',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '7a96739d8404e3b92891f3e9efe26de6a7bee2f5567d2c82317902f635143241',
      },
      { name: 'vocab.json', bytes: 164701, sha256: '54fca84d3c18e3f95f3bda8e8f42369f0e8285667892fe7a6c86db1e436f99a3' },
      { name: 'config.json', bytes: 119, sha256: '64bb53d6c527459b3fcde142a0d3b4abf38eaab20a621d3a73063d7079a334d6' },
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
        bytes: 2611886,
        sha256: '10c2a84ea4e9eb730e7cad720329f3c5a9374a95f811183b3b7431fa05a2d1b3',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '311df538be116742fe0e457f6c79704fcdf2f83028afddb4a8526168526928a8',
      },
      { name: 'vocab.json', bytes: 150920, sha256: 'ab7d3c86465049298710856d7469a3e5356be1edb76faa34e41f0146c4b41b1b' },
      { name: 'config.json', bytes: 119, sha256: '07e05eb8aa51c8b21ad8b9645bf3f5447a8c7cdc417a0c1617aecabe81e06611' },
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
        bytes: 2611886,
        sha256: '38e674bba9b01583550f67f563fd2e66aad2e25ce101b621bcf146482242fa7b',
      },
      {
        name: 'decoder.onnx',
        bytes: 2203681,
        sha256: '7b95004a679f848c12110f1c53bae1826153785cf309487f89d92c6a8f4e7054',
      },
      { name: 'vocab.json', bytes: 158543, sha256: '2144d3c11a50242b528bacd20b94cba2b395c3688bfb8ea64bce97a45b79c831' },
      { name: 'config.json', bytes: 119, sha256: '5c93f9d7c45eec6c7dc38084abf7494196394ba539333a1f65669db29d612896' },
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
