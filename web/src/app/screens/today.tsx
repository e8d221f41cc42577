import TodayScreen from '../../board/days/today-screen.tsx'
import { BoardPopups } from '../board-popups.tsx'

export { cacheToday as cacheData } from '../../board/days/day-queries.ts'

/** Today's round, and the popup in which an account is created for it. */
export default function TodayPage() {
  return (
    <>
      <TodayScreen />
      <BoardPopups />
    </>
  )
}
