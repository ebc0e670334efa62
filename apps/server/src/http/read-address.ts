import { getConnInfo } from '@hono/node-server/conninfo'
import { isIPv6 } from 'node:net'
import type { AppContext } from './app-env.ts'

/** Says where a request comes from. */
export type ReadAddress = (context: AppContext) => string

/**
 * The address of the socket, or the one that the outermost trusted proxy saw. A whole /64 of IPv6 is one address, because a
 * single household has all of it.
 */
export function createAddressReader(trustedProxies: number): ReadAddress {
  return (context) => {
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
    const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
    return shorten(seen ?? getConnInfo(context).remote.address ?? 'unknown')
  }
}

function shorten(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const start = head.split(':').filter((part) => part !== '')
  const end = tail.split(':').filter((part) => part !== '')
  const gap = plain.includes('::') ? Array.from({ length: 8 - start.length - end.length }, () => '0') : []
  return [...start, ...gap, ...end].slice(0, 4).join(':')
}
