import browser from 'webextension-polyfill'
import type { Replies, Request } from './messages.ts'

/** Asks the background from one of the extension's own views. */
export async function askBackground<Kind extends keyof Replies>(
  request: Extract<Request, { kind: Kind }>,
): Promise<Replies[Kind]> {
  return await browser.runtime.sendMessage(request)
}
