export { default } from '../../pages/feedback/feedback.tsx'
