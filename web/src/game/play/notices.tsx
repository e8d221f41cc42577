import { useEffect, useState } from 'react'
import { useOffline } from '../../lib/offline.ts'
import { later } from '../../lib/timers.ts'
import type { LoadNotice } from '../save/store.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './play.module.css'

const LOAD_NOTICES: Record<LoadNotice, string> = {
  previous_copy:
    'Your save could not be read. It was set aside, and the copy from the previous turn was loaded.',
  new_game: 'Your save could not be read. It was set aside, not deleted, and a new game is ready.',
}

const NOT_KEPT =
  'This browser cannot store the game: its storage is full or blocked. The game lasts only while this page is open.'

const SIGNED_OUT =
  'You were signed out. The game is still in this browser. Log in to save it to your account, if that still exists, or choose Sign Out in the menu to remove it.'

type Props = {
  /** The reason for a change of the game, shown as a notice; '' for none. */
  notice: string
  loadNotice: LoadNotice | null
  isKept: boolean
  isSignedOut: boolean
  isBetweenRuns: boolean
  onLogin: () => void
}

/** Notices about the save, which disappear once read, and about a newer release, which appear between runs. */
export function Notices(props: Props) {
  const { notice, loadNotice, isKept, isSignedOut, isBetweenRuns, onLogin } = props
  const [read, setRead] = useState<readonly string[]>([])
  const { isNewer } = useOffline()
  const texts = [notice, loadNotice && LOAD_NOTICES[loadNotice], isKept ? '' : NOT_KEPT].filter(
    (text): text is string => Boolean(text) && !read.includes(text ?? ''),
  )
  return (
    <div className={styles.notices} role="status">
      {texts.map((text) => (
        <p key={text} className={cx('row', styles.notice)}>
          <span>{text}</span>
          <Button onClick={() => setRead([...read, text])}>Got it</Button>
        </p>
      ))}
      {isSignedOut && (
        <p className={cx('row', styles.notice)}>
          <span>{SIGNED_OUT}</span>
          <Button onClick={onLogin}>Login</Button>
        </p>
      )}
      {isNewer && isBetweenRuns && (
        <p className={cx('row', styles.notice)}>
          A newer version of the game is out.
          <Button onClick={() => location.reload()}>Reload</Button>
        </p>
      )}
    </div>
  )
}

/** Time in milliseconds after which a wait shows a notice. */
const NOTICE_AFTER = 5_000

type WaitingProps = {
  /** True if the player has waited for so long that they may go on without the server. */
  isSlow: boolean
  /** The label of the button that goes on without the server. */
  way: string
  onWait: () => void
  onGoOn: () => void
}

/** The notice while the server does not respond: a text after a few seconds, and later a choice. */
export function Waiting({ isSlow, way, onWait, onGoOn }: WaitingProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => later(NOTICE_AFTER, () => setLate(true)), [])
  const why = navigator.onLine ? 'The server has not responded yet.' : 'You are offline.'
  return (
    <div className={styles.notices} role="status">
      {(isLate || isSlow) && (
        <p className={cx('row', styles.notice)}>
          <span>{`${why} Your input is safe.`}</span>
          {isSlow && (
            <span className="row">
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
