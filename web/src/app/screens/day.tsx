export { cacheDay as cacheData } from '../../board/days/day-queries.ts'
export { DayPage as default } from '../../board/days/day-page.tsx'
