import { dayOf } from '@fable/contract/limits'

export type DayCounter = {
  readonly add: (count: number) => void
  readonly read: () => number
}

export function makeDayCounter(now: () => number): DayCounter {
  let day = dayOf(now())
  let counted = 0
  const begin = () => {
    const today = dayOf(now())
    if (today !== day) counted = 0
    day = today
  }

  return {
    add: (count) => {
      begin()
      counted += count
    },
    read: () => {
      begin()
      return counted
    },
  }
}
