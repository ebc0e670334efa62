import { getConnInfo } from '@hono/node-server/conninfo'
import { isIPv6 } from 'node:net'
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

/** What counts as one address: a whole /64 of IPv6, because a single household has all of it. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter((part) => part !== '')
  const end = tail.split(':').filter((part) => part !== '')
  const gap = address.includes('::') ? Array.from({ length: 8 - start.length - end.length }, () => '0') : []
  return [...start, ...gap, ...end].slice(0, 4).join(':')
}
