/** Undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
