import { useEffect, useState } from 'react'
import { later } from '../../platform/timers.ts'
import { Button } from '../../ui/button.tsx'
import styles from './notices.module.css'

/** A breath is not worth a word; this is, in milliseconds. */
const WORTH_A_WORD = 5_000

type Props = {
  /** The wait is so long that the player may decide. */
  isSlow: boolean
  onWait: () => void
  onGoOn: () => void
}

/** What is said while the server is silent: a word after a few seconds, a choice after long. */
export function Waiting({ isSlow, onWait, onGoOn }: Props) {
  const [isLate, setLate] = useState(false)
  useEffect(() => later(WORTH_A_WORD, () => setLate(true)), [])
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
              <Button onClick={onGoOn}>Go on unranked</Button>
            </span>
          )}
        </p>
      )}
    </div>
  )
}
