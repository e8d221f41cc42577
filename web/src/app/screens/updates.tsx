export { default, cacheUpdates as cacheData } from '../../pages/updates/updates.tsx'
