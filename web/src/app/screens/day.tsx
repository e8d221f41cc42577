import DayScreen from '../../board/days/day-screen.tsx'
import { BoardPopups } from '../board-popups.tsx'

export { cacheDay as cacheData } from '../../board/days/day-queries.ts'

/** The round of a day, and the popup in which an account is created for it. */
export default function DayPage() {
  return (
    <>
      <DayScreen />
      <BoardPopups />
    </>
  )
}
