export { default } from '../../features/feedback/feedback.tsx'
