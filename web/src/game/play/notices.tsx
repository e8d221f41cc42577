import { useEffect, useEffectEvent, useState } from 'react'
import { useOffline } from '../../lib/offline.ts'
import { focusHome } from '../../lib/screen-change.ts'
import { Button } from '../../ui/button.tsx'
import type { LoadNotice } from '../save/store.ts'
import type { WaitNotice } from './use-long-wait.ts'
import styles from './notices.module.css'

type Words = {
  readonly text: string
  /** The text for narrow screens. Where there is even less room, its first sentence alone must be enough. */
  readonly short?: string
}

const LOAD_NOTICES: Record<LoadNotice, Words> = {
  previous_copy: {
    text: 'Your save could not be read. It was set aside, and its last copy is loaded.',
    short: 'Save unreadable. Its last copy is loaded.',
  },
  new_game: {
    text: 'Your save could not be read. It was set aside, and a new game is ready.',
    short: 'Save unreadable. It was set aside.',
  },
}

const NOT_KEPT: Words = {
  text: 'This browser cannot store the game. It lasts while this page is open.',
  short: 'Game not stored. Keep this page open.',
}

const SIGNED_OUT: Words = {
  text: 'You are signed out. Your game is still here.',
  short: 'Signed out. Your game is here.',
}

const NEWER: Words = {
  text: 'A newer version of the game is out.',
  short: 'A newer version is out.',
}

const OFFLINE = {
  text: 'No connection. Your answer is kept, and sent when it is back.',
  short: 'No connection. Your answer is kept.',
  shortest: 'Offline.',
}

const LATE = {
  text: 'The server has not responded yet. Your answer is kept.',
  short: 'No response yet. Your answer is kept.',
  shortest: 'No response.',
}

type Props = {
  /** Why the game has changed; '' for no notice. */
  notice: string
  loadNotice: LoadNotice | null
  wait: WaitNotice | null
  isKept: boolean
  isSignedOut: boolean
  isBetweenRuns: boolean
  onLogin: () => void
}

type Shown = Words & {
  readonly action?: { readonly name: string; readonly onPress: () => void }
  readonly onClose?: () => void
}

/** Shows the most urgent notice that the player has not closed. It lies over the scene, so that nothing moves. */
export default function Notices(props: Props) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const { isNewer } = useOffline()
  const shown = noticesOf(props, isNewer).find(({ text }) => !closed.includes(text))

  const close = () => {
    if (!shown) return
    if (shown.onClose) shown.onClose()
    else setClosed([...closed, shown.text])
    if (document.activeElement?.closest('[data-notice]')) focusHome()
  }

  useEscape(shown ? close : null)

  return (
    <div className={styles.notices} role="status" data-notice>
      {shown && (
        <p key={shown.text} className={styles.notice}>
          <i aria-hidden="true">!</i>
          <Sentences className={shown.short ? styles.long : styles.short} text={shown.text} />
          {shown.short && <Sentences className={styles.short} text={shown.short} />}
          {shown.action && (
            <button type="button" className={styles.action} onClick={shown.action.onPress}>
              {shown.action.name}
            </button>
          )}
          <Button look="icon" className={styles.close} aria-label="Close" onClick={close}>
            ×
          </Button>
        </p>
      )}
    </div>
  )
}

function noticesOf(props: Props, isNewer: boolean): readonly Shown[] {
  const { notice, loadNotice, wait, isKept, isSignedOut, isBetweenRuns, onLogin } = props
  const reload = { name: 'Reload', onPress: () => location.reload() }
  const all: (Shown | null)[] = [
    wait && waitNotice(wait),
    isKept ? null : NOT_KEPT,
    loadNotice && LOAD_NOTICES[loadNotice],
    notice === '' ? null : { text: notice },
    isSignedOut ? { ...SIGNED_OUT, action: { name: 'Log in', onPress: onLogin } } : null,
    isNewer && isBetweenRuns ? { ...NEWER, action: reload } : null,
  ]
  return all.filter((shown) => shown !== null)
}

function useEscape(close: (() => void) | null): void {
  const isActive = close !== null
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!document.querySelector('dialog[open]')) close?.()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isActive])
}

function Sentences({ text, className }: { text: string; className: string | undefined }) {
  const [first = '', ...rest] = text.split(/(?<=\.) /)
  return (
    <span className={className}>
      <span>{first}</span>
      {rest.length > 0 && <span className={styles.rest}>{` ${rest.join(' ')}`}</span>}
    </span>
  )
}

function waitNotice({ isSlow, isOpeningRoad, onGoOn, onClose }: WaitNotice): Shown {
  const { text, short, shortest } = navigator.onLine ? LATE : OFFLINE
  if (!isSlow) return { text, short, onClose }
  const onPress = () => {
    onGoOn()
    focusHome()
  }
  const name = isOpeningRoad ? 'Leave the road' : 'Continue unranked'
  return { text, short: shortest, action: { name, onPress }, onClose }
}
