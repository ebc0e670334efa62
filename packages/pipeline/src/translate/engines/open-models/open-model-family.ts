import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PulledEngineId } from '../../../engine-id.ts'
import type { ModelRequest } from '../../../ports.ts'

/** One model at work on one pair of languages: a request without its texts. */
export type ModelHop = Omit<ModelRequest, 'texts'>

/** Models of one make, which are one engine. */
export interface OpenModelFamily {
  readonly id: PulledEngineId
  /** The model that translates a pair directly, pulled or not; nothing when there is none. */
  readonly findHop: (from: LanguageCode, to: LanguageCode) => ModelHop | undefined
  /** Whether pairs without a model may go through English. */
  readonly hasPivot: boolean
  /** Words for `models pull` while nothing of the family is there and no pair is known. */
  readonly example: string
}
