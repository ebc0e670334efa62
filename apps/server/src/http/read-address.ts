import { getConnInfo } from '@hono/node-server/conninfo'
import type { AppContext } from './app-env.ts'

/** Says where a request comes from: an IP address, or `unknown`. */
export type ReadAddress = (context: AppContext) => string

/** The address of the socket, or the one that the outermost trusted proxy saw. */
export function createAddressReader(trustedProxies: number): ReadAddress {
  return (context) => {
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
    const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    const address = seen ?? getConnInfo(context).remote.address ?? 'unknown'
    return address.replace(/^::ffff:(?=\d+\.)/, '')
  }
}
