/**
 * Keeps the empty page and its files, so that the app opens without a network and says so. It keeps nothing that a child
 * has seen or done: every answer of the API goes past it.
 */
declare const self: ServiceWorkerGlobalScope

const name = 'shell'
const shell = '/learn/shell'

self.addEventListener('install', event => event.waitUntil(renew().then(() => self.skipWaiting())))
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', event => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(open(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
})

/** The server's page, or without a network the empty one. A page of a new version comes with its own files. */
async function open(event: FetchEvent): Promise<Response> {
  try {
    const page = await fetch(event.request)
    event.waitUntil(renew().catch(() => undefined)) // What is kept still works.
    return page
  } catch (error) {
    const page = await caches.match(shell)
    if (!page) throw error
    return page
  }
}

/** A file's name has a hash of its contents, so a copy is as good as the original. */
const kept = async (request: Request) => (await caches.match(request)) ?? (await fetch(request))

/** Keeps the current page with all its files, and drops those of earlier versions. */
async function renew(): Promise<void> {
  const cache = await caches.open(name)
  const page = await fetch(shell, { credentials: 'omit' })
  if (!page.ok) return
  const text = await page.clone().text()
  const files = [...text.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
  const missing = await Promise.all(files.map(async file => ((await cache.match(file)) ? [] : [file])))
  await cache.addAll(missing.flat())
  await cache.put(shell, page)
  const wanted = new Set([shell, ...files])
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
}

export {} // A module, so that its names are its own.
