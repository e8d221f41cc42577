export { default } from '../../board/desk/desk-page.tsx'
