export { default } from '../../features/credits/credits.tsx'
