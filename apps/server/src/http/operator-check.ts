import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { AppContext } from './app-env.ts'
import { isForwarded, type ReadAddress } from './read-address.ts'

/** Networks that are not the internet: loopback, private and link-local (RFC 6890). */
const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4')
ownNetworks.addAddress('::1', 'ipv6')
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** What tells those who run the server from everybody else. */
export interface OperatorCheck {
  readonly token: string | undefined
  readonly trustedProxies: number
  readonly readAddress: ReadAddress
}

/** Makes the check whether a request comes from those who run the server: it bears the token, or is from the server's own network. */
export function createOperatorCheck({ token, trustedProxies, readAddress }: OperatorCheck) {
  // A proxy that was not named hides who asks behind an address of this network.
  const isHidden = (context: AppContext): boolean =>
    trustedProxies === 0 && (isForwarded(context) || !isOwnName(context.req.header('host') ?? ''))
  return (context: AppContext): boolean =>
    (!isHidden(context) && isOwnNetwork(readAddress(context))) || bears(context, token)
}

function isOwnNetwork(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && ownNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

// Whoever asks from within does so by an address or by a name of this network; a public name comes in through a proxy.
function isOwnName(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || /^[^.]*$|\.(local|internal|localhost|svc|home\.arpa)$/i.test(name)
}

function bears(context: AppContext, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  // Digests are of one length, which the comparison asks for.
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
