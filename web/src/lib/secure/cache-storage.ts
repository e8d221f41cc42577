/** What was read here. Signing out deletes it; service-worker.js leaves it alone. */
export const KEPT_CACHE = 'facts'

/** Undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
