import { useState } from 'react'
import styles from './stage.module.css'

type Props = {
  value: number
  /** A value of a day further away, as after a jump to another turn, is no change to show. */
  day: number
}

/** Shows a change of a number for a moment, flying up from its character: '−2', '+1'. */
export function FlyingNumber({ value, day }: Props) {
  const [seen, setSeen] = useState({ value, day, by: 0, times: 0 })
  if (value !== seen.value || day !== seen.day) {
    const isNext = Math.abs(day - seen.day) <= 1
    const by = isNext ? value - seen.value : 0
    setSeen({ value, day, by: by || (isNext ? seen.by : 0), times: seen.times + (by ? 1 : 0) })
  }
  if (seen.by === 0) return null
  return (
    <span
      key={seen.times}
      className={styles.number}
      data-change={seen.by < 0 ? 'loss' : 'gain'}
      aria-hidden="true"
    >
      {`${seen.by < 0 ? '−' : '+'}${String(Math.abs(seen.by))}`}
    </span>
  )
}
