import DayScreen from '../../board/days/day-screen.tsx'
import { BoardPopups } from '../board-popups.tsx'

export { cacheDay as cacheData } from '../../board/days/day-queries.ts'

export default function DayPage() {
  return (
    <>
      <DayScreen />
      <BoardPopups />
    </>
  )
}
