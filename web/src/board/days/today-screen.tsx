import { SCREEN_PATHS } from '@fable/contract/limits'
import { NamedDay } from './day-screen.tsx'
import { TODAY } from './fetched-days.ts'

/** The screen of docs/rules.md, section 10. */
export default function TodayScreen() {
  return <NamedDay name={TODAY} title="Fact or Fable? - Fact & Fable" path={SCREEN_PATHS.today} />
}
