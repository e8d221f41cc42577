export { cacheFacts as cacheData } from '../../board/list/fact-queries.ts'
export { FactsPage as default } from '../../board/facts-page.tsx'
