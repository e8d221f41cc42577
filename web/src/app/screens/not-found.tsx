export { default } from '../../features/not-found/not-found.tsx'
