import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ModelSet } from '@fukidashi/models/catalog'

/** One direction of a set of weights that ships. */
export interface BuiltinDirection {
  readonly set: ModelSet
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly targetPiece: string
}
