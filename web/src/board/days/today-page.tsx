import { SCREEN_PATHS } from '@fable/contract/limits'
import { DayScreen } from './day-page.tsx'
import { TODAY } from './fetched-days.ts'

export { cacheToday as cacheData } from './day-queries.ts'
export { Band } from './band.tsx'

/** The round of today (docs/rules.md, section 10). */
export default function TodayPage() {
  return <DayScreen name={TODAY} title="Fact or Fable? - Fact & Fable" path={SCREEN_PATHS.today} />
}
