export { cacheFact as cacheData } from '../../board/list/fact-queries.ts'
export { default } from '../../board/fact/fact-page.tsx'
