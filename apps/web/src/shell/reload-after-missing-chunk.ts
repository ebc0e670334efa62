const reloadedAtKey = 'reloadedAt'
const oncePerMs = 60_000

/**
 * A part of the site that is gone, because a newer version was put in its place, is mended by loading the page anew: once
 * a minute at most, so that a part that is really missing does not load for ever (product specification, section 4).
 */
export function reloadAfterMissingChunk(error: unknown, now = Date.now()): void {
  const message = error instanceof Error ? error.message : ''
  if (!/dynamically imported module|module script failed|error loading/i.test(message)) return
  try {
    if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < oncePerMs) return
    sessionStorage.setItem(reloadedAtKey, String(now))
  } catch {
    // Where nothing can be kept, nobody would know when to stop.
    return
  }
  location.reload()
}
