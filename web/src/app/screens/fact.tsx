export { keepFact as keepData } from '../../features/facts/fact-queries.ts'
export { default } from '../../features/facts/fact-page.tsx'
