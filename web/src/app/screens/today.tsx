import TodayScreen from '../../board/days/today-screen.tsx'
import { BoardPopups } from '../board-popups.tsx'

export { cacheToday as cacheData } from '../../board/days/day-queries.ts'

export default function TodayPage() {
  return (
    <>
      <TodayScreen />
      <BoardPopups />
    </>
  )
}
