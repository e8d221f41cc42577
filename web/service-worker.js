/**
 * Keeps a loaded page working without the network, also after a reload. The build puts two values before this
 * text: RELEASE, its name, and FILES, the hashed files of the page.
 *
 * Pages always come from the network first, so that a new release is served at once; the cached one is the fallback if
 * there is no response, or only that of a proxy whose server is away. A hashed file never changes, so the cached one is as good. A new worker takes over at once, and
 * keeps the files of one other release for pages that are still open.
 */
/** The board's document without facts, because it is served for every path while offline. */
const PAGE = '/?shell'

/** The board's cache of read facts (src/board/list/kept-facts.ts), which outlives releases. */
const FACTS = 'facts'

async function storeRelease() {
  const page = await fetch(PAGE, { cache: 'reload' })
  const text = await page.clone().text()
  // A page of another release would ask for files that this cache does not hold.
  if (!page.ok || !FILES.some((file) => text.includes(file))) throw new Error('another release')
  const cache = await caches.open(RELEASE)
  try {
    await cache.addAll(FILES)
  } catch (error) {
    await caches.delete(RELEASE)
    throw error
  }
  await cache.put(PAGE, page)
  await self.skipWaiting()
}

async function takeOver() {
  const others = (await caches.keys()).filter((name) => name !== RELEASE && name !== FACTS)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const cachedPage = async () => (await caches.open(RELEASE)).match(PAGE)

async function fetchPage(request) {
  try {
    const response = await fetch(request)
    const isAway = [502, 503, 504].includes(response.status)
    return (isAway && (await cachedPage())) || response
  } catch {
    return cachedPage()
  }
}

self.addEventListener('install', (event) => event.waitUntil(storeRelease()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data: { page }, source }) => {
  if (!FILES.includes(page)) source.postMessage('you are older')
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetchPage(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)))
  }
})
