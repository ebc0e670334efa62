import { withLoanwordCompounds } from './dictionary/loanword-compounds.ts'
import type { Glosses } from './dictionary/word-placeholders.ts'
import type { LanguageRules } from './languages/language-rules.ts'
import { readSortedTable } from './text/sorted-table.ts'
import { rulesOf } from './languages/rules-of.ts'
import { isOneToken } from './model/sentencepiece.ts'
import type { TranslationModel } from './model/translation-model.ts'
import { type NameList, readNameList } from './languages/name-list.ts'
import type { AssetLoader } from './platform.ts'
import { allowedTokens } from './search/allowed-tokens.ts'
import { readWordList, type WordList } from './search/made-up-words.ts'
import type { ReverseDirection } from './search/noisy-channel.ts'
import { createTokenReader, type TokenReader } from './search/token-reader.ts'
import type { TranslationDirection } from './translation-sets.ts'

/** A loaded model with the direction that it is used for. */
export interface LoadedDirection {
  readonly model: TranslationModel
  readonly source: LanguageRules
  readonly target: LanguageRules
  /** Id of the token that names the target language. */
  readonly targetId: number
  /** Ids that a translation may hold. */
  readonly allowed: Uint32Array
  readonly reader: TokenReader
  /** Words that a translation may hold; all when there is no list. */
  readonly words: WordList | undefined
  /** Nouns that the weights do not know, with their meaning; nothing is looked up when there are none. */
  readonly glosses: Glosses | undefined
  /** Names of people with their reading; only those that a language has by itself when there are none. */
  readonly nameList: NameList | undefined
  /** Source tokens from which on a sentence is cut into clauses. */
  readonly longestSentence: number
  /** The opposite direction, where there are weights for it. */
  readonly reverse?: ReverseDirection | undefined
}

/** Makes a loaded model ready for one direction of its set. Throws an Error when its vocabulary does not know the target. */
export async function loadDirection(
  model: TranslationModel,
  { set, from, to, targetToken, words, glosses, names }: TranslationDirection,
  assets: AssetLoader,
): Promise<LoadedDirection> {
  const { vocabulary } = model.tokenizer
  const targetId = vocabulary.pieces.findIndex(([piece]) => piece === targetToken)
  if (targetId === -1) throw new Error(`The vocabulary has no token '${targetToken}' for ${to}`)
  const readText = async (file: string | undefined) =>
    file === undefined ? undefined : new TextDecoder().decode(await assets.load(`models:${file}`))
  const [list, dictionary, people] = await Promise.all([readText(words), readText(glosses), readText(names)])
  const source = rulesOf(from)
  const glossTable = dictionary === undefined ? undefined : readSortedTable(dictionary)
  const nameList = people === undefined ? undefined : readNameList(people)
  const isKnown = (word: string) => isOneToken(model.tokenizer, word) || nameList?.foreign.has(word) === true
  return {
    model,
    source,
    target: rulesOf(to),
    targetId,
    allowed: allowedTokens(vocabulary, to),
    reader: createTokenReader(model.tokenizer),
    words: list === undefined ? undefined : readWordList(list),
    glosses:
      glossTable === undefined || source.loanwords?.into !== to
        ? glossTable
        : withLoanwordCompounds(glossTable, source.loanwords, isKnown),
    nameList,
    longestSentence: set.longestSentence,
  }
}
