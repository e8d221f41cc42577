export { default } from '../../pages/not-found/not-found.tsx'
