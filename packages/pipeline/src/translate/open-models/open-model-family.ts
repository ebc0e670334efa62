import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PulledEngineId } from '../../engine-id.ts'

/** One model at work on one pair of languages. */
export interface ModelHop {
  /** Id of its set. */
  readonly set: string
  /** What the model wants before each text. */
  readonly prefix: string
  /** The model's own tags, where it knows several languages. */
  readonly languages: { readonly from: string; readonly to: string } | undefined
}

/** Models of one make, which are one engine. */
export interface OpenModelFamily {
  readonly id: PulledEngineId
  /** The model that translates a pair directly, pulled or not; nothing when there is none. */
  readonly findHop: (from: LanguageCode, to: LanguageCode) => ModelHop | undefined
  /** Words for `models pull` while nothing of the family is there and no pair is known. */
  readonly example: string
}
