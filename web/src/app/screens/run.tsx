export { default } from '../../features/watch/watch.tsx'
