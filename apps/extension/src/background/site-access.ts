import browser from 'webextension-polyfill'

/** Which addresses a host's permission covers. */
export function originsOf(host: string): string[] {
  return [`*://${host}/*`]
}

/** Whether the reader let the extension reach an address. */
export async function mayReach(url: string): Promise<boolean> {
  const { protocol, hostname } = new URL(url)
  return await browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] })
}
