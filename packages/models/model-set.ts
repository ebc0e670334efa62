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
  readonly targetToken: string
  /**
   * File in this package with the words that a translation may hold, one a line in small letters and code point order; all when there
   * is none. Sets of one target may share it.
   */
  readonly words?: string
  /** File in this package with words of a dictionary that the weights do not know: one a line with a tab and its meaning. */
  readonly glosses?: string
  /** File in this package with names of people: `family` or `given`, a tab, the name, a tab, its reading in Latin letters. */
  readonly names?: string
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
   * Source tokens up to which the engine gives the set a sentence as a whole; longer ones are cut into clauses. Found by chrF
   * (`pnpm bench chrf --longest N`): weights that were trained on short sentences do better on parts.
   */
  readonly longestSentence: number
  readonly files: readonly ModelFile[]
  /** Licences of the texts that it was trained on; the model card names the corpora. */
  readonly licence: string
  readonly scores: readonly ModelScore[]
}
