import { useEffect, useState } from 'react'
import { later } from '../../lib/timers.ts'
import { Button } from '../../ui/button.tsx'
import styles from './play.module.css'

/** A wait shorter than this shows no notice, in milliseconds. */
const NOTICE_AFTER = 5_000

type Props = {
  /** The wait is so long that the player may decide. */
  isSlow: boolean
  /** What the player can do without the server. */
  way: string
  onWait: () => void
  onGoOn: () => void
}

/** The notice while the server does not respond: a text after a few seconds, a choice after a long time. */
export function Waiting({ isSlow, way, onWait, onGoOn }: Props) {
  const [isLate, setLate] = useState(false)
  useEffect(() => later(NOTICE_AFTER, () => setLate(true)), [])
  const why = navigator.onLine ? 'The server has not answered yet.' : 'You are offline.'
  return (
    <div className={styles.notices} role="status">
      {(isLate || isSlow) && (
        <p className={styles.notice}>
          {`${why} Your answer is safe.`}
          {isSlow && (
            <span className={styles.ways}>
              <Button look="strong" onClick={onWait}>
                Wait
              </Button>
              <Button onClick={onGoOn}>{way}</Button>
            </span>
          )}
        </p>
      )}
    </div>
  )
}
