export { default, cacheRun as cacheData } from '../../game/watch/watch.tsx'
