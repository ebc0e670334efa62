import { ProductError } from '@fukidashi/contract/errors'
import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns/promises'
import type { Settings } from '../../env.ts'

/**
 * Throws a ProductError `webhookAddressRefused` for an address that webhooks may not have: one that is not https, names a user,
 * cannot be resolved, or leads into a network that is not the internet. Where it leads when something is sent is checked again
 * then.
 */
export async function checkWebhookAddress(
  { allowsPrivateWebhooks }: Pick<Settings, 'allowsPrivateWebhooks'>,
  address: string,
): Promise<void> {
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') throw refuse('It may not contain a user name or a password.')
  if (allowsPrivateWebhooks) return
  if (protocol !== 'https:') throw refuse('It is not https.')
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(host)
    ? [{ address: host }]
    : await lookup(host, { all: true }).catch((cause: unknown) => {
        throw refuse('Its host cannot be found.', cause)
      })
  if (!found.every((one) => isPublic(one.address))) throw refuse('It leads into a private network.')
}

function refuse(detail: string, cause?: unknown): ProductError {
  return new ProductError('webhookAddressRefused', detail, { cause })
}

// An IPv4 address in IPv6's clothes is judged as what it is.
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast'
}
