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
    directions: [{ from: 'JPN', to: 'ENG', targetPiece: '<2eng>', chrF: 36.5 }],
    longestSentence: 14,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 2509485,
        sha256: '46425f058c7703ede4dd8a5274ebb730b83127183e2b74bb3bc769b645e0ebed',
      },
      {
        name: 'decoder.onnx',
        bytes: 3076155,
        sha256: 'bfd2aa775895ecf5eeb5ff039ad64ea0e4e9813bdac8c8835e0f4ce927c65a83',
      },
      { name: 'vocab.json', bytes: 111785, sha256: 'f936cfba1a5856d66fde2b62d63b1f5738977fd7e737902114b9774c2e9f25cf' },
      { name: 'config.json', bytes: 115, sha256: '3384d5da0bdc06c617254b44b2120ab0a5b5ed3a0fc1e0aa00fa5a28a064ebc3' },
    ],
    licence: 'Trained on texts under CC BY 2.0 FR, CC BY, CC BY 4.0, MIT, GPL-2.0-or-later and licences alike',
    scores: [
      { test: 'Tatoeba-MT test sets, lines 401 to 1,200, bare weights', chrF: 37 },
      { test: 'Tatoeba-MT test sets, lines 401 to 1,200, engine', chrF: 40.4 },
      { test: 'Manga dialogue, 314 balloons against the English reference, bare weights', chrF: 18.8 },
      { test: 'Manga dialogue, the same 314 balloons, engine', chrF: 21.3 },
    ],
  },
  {
    id: 'eng-spa',
    directions: [{ from: 'ENG', to: 'ESP', targetPiece: '<2spa>', chrF: 48.9 }],
    longestSentence: 14,
    files: [
      {
        name: 'encoder.onnx',
        bytes: 2808494,
        sha256: 'aa1afec58b48b4b0f0c584cdb662fd2ed07196b3916835f9766a3e298ca82f20',
      },
      {
        name: 'decoder.onnx',
        bytes: 2400289,
        sha256: 'e3beac21e96246dceac5c9e564e23e9b07b73b2d4fda18bb48ff7cbdf1b2685c',
      },
      { name: 'vocab.json', bytes: 120662, sha256: 'fb2df023a8cfcca91a87dadf5842cda76167c5de0fc4744ff2feff16b494fdc6' },
      { name: 'config.json', bytes: 118, sha256: '9198115730086212ac354be228de4dabce01799908790584f7f376512ab06c76' },
    ],
    licence:
      'Trained on texts under CC BY 2.0 FR, CC BY-SA 3.0, MIT, MPL-2.0, GPL-2.0-or-later, GPL-3.0-or-later and licences alike',
    scores: [
      { test: 'Held-out part of all corpora, 1,982 lines, engine', chrF: 48.9 },
      { test: 'Tatoeba-MT test sets, lines 401 to 1,200, bare weights', chrF: 49.5 },
      { test: 'Tatoeba-MT test sets, lines 401 to 1,200, engine', chrF: 53.9 },
      { test: 'Comic dialogue, 89 balloons, bare weights', chrF: 24.7 },
      { test: 'Comic dialogue, the same 89 balloons, engine', chrF: 35.7 },
    ],
  },
] as const satisfies readonly ModelSet[]
