export { keepFacts as keepData } from '../../features/facts/fact-queries.ts'
export { FactsPage as default } from '../../features/facts/facts-page.tsx'
