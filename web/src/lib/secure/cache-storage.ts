/**
 * The cache of the lists, facts, days and months that were read last on the board. Signing out deletes it;
 * service-worker.js does not touch it.
 */
export const KEPT_CACHE = 'facts'

/** Returns undefined at insecure addresses. */
export const cacheStorage = (): CacheStorage | undefined => globalThis.caches
