import { useState } from 'react'
import Daily from '../../game/daily/daily.tsx'
import { Popups } from '../popups.tsx'

export { cacheRoads as cacheData } from '../../game/run/today.ts'

export default function DailyPage() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <Daily key={times} />
      <Popups onSignedOut={() => setTimes(times + 1)} />
    </>
  )
}
