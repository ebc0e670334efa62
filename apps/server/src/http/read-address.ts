import { getConnInfo } from '@hono/node-server/conninfo'
import { isIP, isIPv6, SocketAddress } from 'node:net'
import type { AppContext } from './app-env.ts'

/** Says where a request comes from: an IP address, or `unknown`. */
export type ReadAddress = (context: AppContext) => string

/** Headers that proxies add. A client can send them too, so none is believed unless a proxy was named. */
export const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'via',
]

/** Whether somebody says that a request was passed on. */
export function isForwarded(context: AppContext): boolean {
  return forwardingHeaders.some((name) => context.req.header(name) !== undefined)
}

/**
 * The address of the socket, or the one that the outermost trusted proxy saw. `onUnnamedProxy` hears once when requests are
 * passed on and no proxy was named, as all visitors then have the proxy's address and share its limits.
 */
export function createAddressReader(trustedProxies: number, onUnnamedProxy: () => void = () => {}): ReadAddress {
  let isTold = false
  return (context) => {
    if (!isTold && trustedProxies === 0 && isForwarded(context)) {
      isTold = true
      onUnnamedProxy()
    }
    const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
    const seen = trustedProxies > 0 ? parseAddress(forwarded.at(-trustedProxies) ?? '') : undefined
    const address = seen ?? getConnInfo(context).remote.address ?? 'unknown'
    return address.replace(/^::ffff:(?=\d+\.)/, '')
  }
}

// Some proxies write the port too, which would make every connection an address of its own.
function parseAddress(text: string): string | undefined {
  const address = text.trim()
  return isIP(address) === 0 ? SocketAddress.parse(address)?.address : address
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
