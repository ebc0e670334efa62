import { isIPv6 } from 'node:net'

/** What counts as one address: a whole /64 of IPv6, because a single household has all of it. */
export function householdOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter((part) => part !== '')
  const end = tail.split(':').filter((part) => part !== '')
  const gap = address.includes('::') ? Array.from({ length: 8 - start.length - end.length }, () => '0') : []
  return [...start, ...gap, ...end].slice(0, 4).join(':')
}
