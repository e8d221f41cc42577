import { useEffect, useSyncExternalStore } from 'react'
import { later } from '../lib/timers.ts'
import styles from './notice.module.css'

/** How long a notice is shown, in milliseconds. */
const SHOWN_FOR = 5_000

let notice = ''
let listener: (() => void) | null = null

/** Says in a few words what has just happened. It goes by itself. */
export function showNotice(text: string): void {
  notice = text
  listener?.()
}

function subscribe(callBack: () => void): () => void {
  listener = callBack
  return () => {
    listener = null
  }
}

/** The place of the notices, once on a page. */
export function Notice() {
  const text = useSyncExternalStore(
    subscribe,
    () => notice,
    () => '',
  )
  useEffect(() => (text ? later(SHOWN_FOR, () => showNotice('')) : undefined), [text])
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  )
}
