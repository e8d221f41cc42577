export { cacheFact as cacheData } from '../../board/fact/fact-queries.ts'
export { default } from '../../board/fact/fact-page.tsx'
