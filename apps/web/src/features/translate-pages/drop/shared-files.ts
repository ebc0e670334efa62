const sharedCache = 'shared-images'

/** Takes the files that another app shared with the site, which the service worker kept; each is taken once. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  const { pathname, search } = location
  if (!new URLSearchParams(search).has('shared') || !('caches' in globalThis)) return []
  history.replaceState(history.state, '', pathname)
  const cache = await caches.open(sharedCache)
  const keys = await cache.keys()
  const files = await Promise.all(
    keys.map(async (key) => {
      const response = (await cache.match(key))!
      const content = await response.blob()
      await cache.delete(key)
      return new File([content], decodeURIComponent(response.headers.get('x-name') ?? 'image'), { type: content.type })
    }),
  )
  return files
}
