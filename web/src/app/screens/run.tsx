export { default, keepRun as keepData } from '../../game/watch/watch.tsx'
