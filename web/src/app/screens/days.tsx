export { cacheMonths as cacheData } from '../../board/days/day-queries.ts'
export { default } from '../../board/days/days-page.tsx'
