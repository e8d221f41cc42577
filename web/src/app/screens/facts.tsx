export { cacheFacts as cacheData } from '../../board/list/list-queries.ts'
export { FactsPage as default } from '../../board/facts-page.tsx'
