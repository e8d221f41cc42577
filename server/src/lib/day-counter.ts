import { dayOf } from '@fable/contract/limits'

/** A count that starts again each UTC day. */
export type DayCounter = {
  readonly add: (count: number) => void
  readonly read: () => number
}

/** Makes a counter in the memory of this process. `now` returns milliseconds since 1970. */
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
