export { default, keepRun as keepData } from '../../features/watch/watch.tsx'
