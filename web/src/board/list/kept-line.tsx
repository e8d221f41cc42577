import { useEffect, useEffectEvent } from 'react'
import { tryAgain } from '../../lib/sending.ts'
import { useAtTime } from '../../lib/screen-data.ts'
import { whenOf } from '../card/when.ts'
import styles from './board.module.css'

type Props = {
  /** What is shown. */
  what: 'Facts' | 'Round' | 'Archive'
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  /** Fetches it again; called until this line is removed. */
  onRetry: () => void
}

/** Shows that there is no network, and the age of what is shown. */
export function KeptLine({ what, at, onRetry }: Props) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => tryAgain(() => retry()), [])
  const when = useAtTime((now) => whenOf(new Date(at).toISOString(), now))
  return <p className={styles.kept} role="status">{`You’re offline. ${what} from ${when}.`}</p>
}
