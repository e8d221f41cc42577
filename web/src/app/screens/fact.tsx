export { default } from '../../features/facts/fact-page.tsx'
