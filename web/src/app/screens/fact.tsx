export { keepFact as keepData } from '../../board/list/fact-queries.ts'
export { default } from '../../board/fact/fact-page.tsx'
