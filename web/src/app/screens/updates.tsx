export { default } from '../../features/updates/updates.tsx'
