import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ModelDirection, ModelSet } from '@fukidashi/models/model-set'

/** A set of weights as this engine takes it: a row of the catalogue with its languages checked. */
export interface BuiltinSet extends Pick<ModelSet, 'id' | 'longestSentence'> {
  readonly directions: readonly (ModelDirection & { readonly from: LanguageCode; readonly to: LanguageCode })[]
}

/** One direction of a set. */
export interface BuiltinDirection {
  readonly set: BuiltinSet
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly targetToken: string
  /** File among the models that holds the words the direction may say; all when there is none. */
  readonly words?: string | undefined
}
