import { HELD_ANCHOR } from '@fable/contract/limits'
import styles from './held-note.module.css'

export const HELD = 'Thank you. It will appear once someone has looked at it.'

/** The message for a held post. The redirect after a form without scripts leads to this message. */
export function HeldNote() {
  return (
    <p id={HELD_ANCHOR} className={styles.held} tabIndex={-1}>
      {HELD}
    </p>
  )
}
