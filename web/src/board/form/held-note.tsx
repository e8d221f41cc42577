import { HELD_ANCHOR } from '@fable/contract/limits'
import styles from './form.module.css'

/** Message for a post that waits for the operator. */
export const HELD = 'Thank you. It will appear once someone has looked at it.'

/** The same note for visitors without scripts, to which a sent form leads. */
export function HeldNote() {
  return (
    <p id={HELD_ANCHOR} className={styles.held} tabIndex={-1}>
      {HELD}
    </p>
  )
}
