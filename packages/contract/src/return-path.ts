const anyOrigin = 'https://site.invalid'

/**
 * A path of this site that somebody is to be led back to, or undefined for anything that leads elsewhere: other sites, other
 * schemes, calls of the server, and the login page itself.
 */
export function toReturnPath(address: string | null | undefined): string | undefined {
  // Browsers drop some control characters and read `\` as `/`, so neither may be in it.
  if (address === null || address === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)) return undefined
  if (!URL.canParse(address, anyOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(address, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//')) return undefined
  if (/^\/api(\/|$)/.test(pathname) || /^(\/[a-z]{2}(-[A-Z]{2})?)?\/login\/?$/.test(pathname)) return undefined
  return `${pathname}${search}${hash}`
}
