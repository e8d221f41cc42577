import { useState } from 'react'
import styles from './flying-number.module.css'

/** A change of a number flies up beside the one whose it is: '−2', '+1'. */
export function FlyingNumber({ value }: { value: number }) {
  const [seen, setSeen] = useState({ value, by: 0, times: 0 })
  if (value !== seen.value) setSeen({ value, by: value - seen.value, times: seen.times + 1 })
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
