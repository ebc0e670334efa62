import type { AccountStanding } from '../messaging/messages.ts'
import type { ServerCalls } from './server-connection.ts'
import { forgetToken, hasLoginEnded, readToken } from './tokens.ts'

/**
 * Asks a server whose login the extension has; one that the server does not know any more is forgotten, and noted as ended.
 * Throws an `ApiError`, or the signal's reason.
 */
export async function describeAccount(
  api: Pick<ServerCalls, 'getUserInfo'>,
  address: string,
  signal?: AbortSignal,
): Promise<AccountStanding> {
  if ((await readToken(address)) !== undefined) {
    const user = await api.getUserInfo({ loginEventId: 'extension' }, signal && { signal })
    if (user !== null) return { status: 'in', email: user.email }
    await forgetToken(address, { isEnded: true })
  }
  return { status: (await hasLoginEnded(address)) ? 'ended' : 'out' }
}
