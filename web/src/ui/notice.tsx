import { useEffect } from 'react'
import { Store, useStore } from '../lib/store.ts'
import { later } from '../lib/timers.ts'
import styles from './notice.module.css'

/** How long a notice is shown, in milliseconds. */
const SHOWN_FOR = 5_000

const notice = new Store('')

/** Says in a few words what has just happened. It goes by itself. */
export const showNotice = (text: string): void => notice.set(text)

/** The place of the notices, once on a page. */
export function Notice() {
  const text = useStore(notice)
  useEffect(() => (text ? later(SHOWN_FOR, () => showNotice('')) : undefined), [text])
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  )
}
