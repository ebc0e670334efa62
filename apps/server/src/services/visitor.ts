import { ProductError } from '@fukidashi/contract/errors'
import type { Quota } from '@fukidashi/contract/limits'
import type { Entitlements, Tier } from '@fukidashi/contract/plans'
import type { Settings } from '../env.ts'
import type { UserInfo } from '@fukidashi/contract/session-calls'
import type { Session } from './accounts/sessions.ts'
import type { Grant } from './credits/grants.ts'

/** Who a call comes from. */
export interface Visitor {
  /** The account's, or without one that of the signed cookie; what is uploaded and ordered belongs to it. */
  readonly id: string
  /** That of the signed cookie. */
  readonly cookieId: string
  /** Keyed hash of the address, so that a new cookie does not make a new person. */
  readonly addressHash: string
  readonly tier: Tier
  /** The login, or the account of an API key as if it were one; absent without an account. */
  readonly session?: Session
  /** The account of a login as its owner's client knows it, and its grants, as both were when the call came. */
  readonly user?: UserInfo
  readonly grants?: readonly Grant[]
  /** The key of the public API that a call comes with. */
  readonly apiKeyId?: string
}

/** What a visitor may use here: engines, place in the queue, translations a day, the extension. */
export function entitlementsOf(
  { entitlements }: Pick<Settings, 'entitlements'>,
  { tier }: Pick<Visitor, 'tier'>,
): Entitlements {
  return entitlements[tier]
}

/** What may be kept and wait for a visitor and for their address; undefined for as much as there is room for. */
export function quotaOf(
  { quota }: Pick<Settings, 'quota'>,
  { apiKeyId }: Pick<Visitor, 'apiKeyId'>,
): { readonly visitor: Quota; readonly address: Quota } | undefined {
  // A studio's pages count for its account, wherever they come from.
  return quota && apiKeyId !== undefined ? { visitor: quota.apiKey, address: quota.apiKey } : quota
}

/** The login of a visitor. Throws a ProductError `loginRequired` when there is none. */
export function sessionOf({ session }: Pick<Visitor, 'session'>): Session {
  if (session === undefined) throw new ProductError('loginRequired')
  return session
}

/** Whose grants are those of an account. */
export function holderOfAccount(accountId: string): string {
  return `account:${accountId}`
}
