export { default } from '../../pages/credits/credits.tsx'
