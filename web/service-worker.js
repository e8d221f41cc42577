/**
 * Lets a loaded game go on without the network, also after a reload. The build puts two values before this
 * text: RELEASE, its name, and FILES, the hashed files of the page.
 *
 * A page is always asked from the network first, so that no old one is served after a new release; only
 * when nothing answers does the kept one stand in. A hashed file never changes, so the kept one is as good.
 * A new worker takes over at once when the page that asks it is of its own release; an older page, which may
 * still want its own files, is told that it is older, and lets the new worker take over between two runs.
 */
/** The board's document without facts in it, because it stands in for every page. */
const PAGE = '/?shell'

async function keepRelease() {
  const cache = await caches.open(RELEASE)
  const page = await fetch(PAGE, { cache: 'reload' })
  const text = await page.clone().text()
  // A page of another release would ask for files that this cache does not hold.
  if (!page.ok || !FILES.some((file) => text.includes(file))) throw new Error('another release')
  await cache.addAll(FILES)
  await cache.put(PAGE, page)
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== RELEASE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(keepRelease()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', ({ data: { page, takeOver }, source }) => {
  if (takeOver || FILES.includes(page)) self.skipWaiting()
  else source.postMessage('you are older')
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
  }
})
