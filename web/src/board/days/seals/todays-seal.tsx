import type { Place } from '@fable/contract/limits'
import { useDay } from '../day-queries.ts'
import { TODAY } from '../fetched-days.ts'
import { SealMark } from './seal-mark.tsx'

type Props = {
  day: string
  place: Place
}

/** The browser loads the seal, because the document of the board is the same for everybody. */
export default function TodaysSeal({ day, place }: Props) {
  const { data } = useDay(TODAY, true)
  return data?.day === day && <SealMark day={data} place={place} />
}
