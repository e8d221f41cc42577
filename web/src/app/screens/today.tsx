export { cacheToday as cacheData } from '../../board/days/day-queries.ts'
export { TodayPage as default } from '../../board/days/day-page.tsx'
