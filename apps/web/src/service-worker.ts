// Shows a page of its own where there is no connection, and takes images that other apps share with the installed site. It
// answers nothing else: the browser's own cache knows the site's files better.

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

const offlineCache = 'offline-1'
const sharedCache = 'shared-images'
const offlinePath = '/error/offline'
const worker = globalThis as unknown as {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
}

addEventListener('install', (event) => {
  ;(event as WorkerEvent).waitUntil(keepOffline(offlinePath))
  void worker.skipWaiting()
})

addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(worker.clients.claim()))

addEventListener('fetch', (event) => {
  const fetching = event as RequestEvent
  const { method, mode, url } = fetching.request
  const { pathname } = new URL(url)
  if (method === 'POST' && pathname === '/manga-translator') fetching.respondWith(keepShared(fetching.request))
  else if (method === 'GET' && mode === 'navigate') fetching.respondWith(openPage(fetching, offlineAddressOf(pathname)))
})

async function openPage(event: RequestEvent, offlineAddress: string): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepOffline(offlineAddress).catch(() => undefined))
    return response
  } catch {
    return (await caches.match(offlineAddress)) ?? (await caches.match(offlinePath)) ?? Response.error()
  }
}

/** The page for readers without a connection, in the language of an address. */
function offlineAddressOf(pathname: string): string {
  const [, prefix = ''] = /^(\/[a-z]{2}(?:-[A-Z]{2})?)(?=\/|$)/.exec(pathname) ?? []
  return prefix + offlinePath
}

/** Keeps the page for readers without a connection, without the script that begins the others: at another address, they would show the page of that address. */
async function keepOffline(address: string): Promise<void> {
  const cache = await caches.open(offlineCache)
  if (await cache.match(address)) return
  const response = await fetch(address)
  // A prefix that only looks like a language has no such page.
  if (!response.ok) return
  const page = await response.text()
  const still = page.replaceAll(/<script>.*?<\/script>/gs, '')
  await cache.put(address, new Response(still, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
}

/** Keeps what was shared until the translator takes it. */
async function keepShared(request: Request): Promise<Response> {
  const shared = (await request.formData()).getAll('images').filter((part) => part instanceof File)
  const cache = await caches.open(sharedCache)
  for (const [index, file] of shared.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(`/shared/${index}`, new Response(file, { headers }))
  }
  return Response.redirect('/manga-translator?shared', 303)
}
