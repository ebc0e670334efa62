/** A row that the reader added: which addresses, and which elements there are pages. */
export interface OwnSite {
  /** Host and path, such as `example.com/read/*`; a star stands for anything. */
  readonly address: string
  readonly pages: string
}

/** The reader's row for an address, or undefined when there is none. */
export function findOwnSite(
  ownSites: readonly OwnSite[],
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
): OwnSite | undefined {
  return ownSites.find(({ address }) => matches(address, hostname + pathname))
}

/** Whether a row can hold for an address of a host. */
export function concernsHost({ address }: OwnSite, hostname: string): boolean {
  return matches(address.split('/')[0]!, hostname)
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`).test(text)
}

/** Whether a text is a selector. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return text.trim() !== ''
  } catch {
    return false
  }
}
