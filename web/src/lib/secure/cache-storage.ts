/** The name of the browser's cache of what was read here. Signing out deletes it; service-worker.js leaves it alone. */
export const KEPT_CACHE = 'facts'

/** Returns the browser's cache storage; undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
