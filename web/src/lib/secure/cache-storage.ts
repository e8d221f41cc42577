/** The cache of everything that was read on the board. Signing out deletes it; service-worker.js does not touch it. */
export const KEPT_CACHE = 'facts'

/** Returns undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
