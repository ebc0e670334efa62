import type { Entitlements, Tier } from '@fukidashi/contract/plans'
import type { Settings } from '../env.ts'

/** Who a call comes from. */
export interface Visitor {
  /** From the signed cookie; what is uploaded and ordered belongs to it. */
  readonly id: string
  /** Keyed hash of the address, so that a new cookie does not make a new person. */
  readonly addressHash: string
  readonly tier: Tier
}

/** What a visitor may use here: engines, place in the queue, translations a day, the extension. */
export function entitlementsOf(
  { entitlements }: Pick<Settings, 'entitlements'>,
  { tier }: Pick<Visitor, 'tier'>,
): Entitlements {
  return entitlements[tier]
}
