import { useEffect, useEffectEvent } from 'react'
import { useAtTime } from '../../lib/screen-data.ts'
import { tryAgain } from '../../lib/sending.ts'
import { Status } from '../../ui/status.tsx'
import { whenOf } from '../card/when.ts'
import styles from './board.module.css'

type Props = {
  what: 'These facts were' | 'This round was' | 'This archive was'
  /** The time at which the copy was fetched, in milliseconds since 1970. */
  at: number
  /** Called repeatedly while this line is shown. */
  onRetry: () => void
}

export function KeptLine({ what, at, onRetry }: Props) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => tryAgain(() => retry()), [])
  const when = useAtTime((now) => whenOf(new Date(at).toISOString(), now))
  return <Status className={styles.kept}>{`You’re offline. ${what} loaded ${when}.`}</Status>
}
