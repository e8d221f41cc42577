/** Returns the browser's cache storage; undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
