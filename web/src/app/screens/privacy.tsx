export { default } from '../../pages/privacy/privacy.tsx'
