import { HELD_ANCHOR } from '@fable/contract/limits'
import styles from './form.module.css'

/** What is said of a post that the operator looks at first. */
export const HELD = 'Thank you. It is shown when somebody has looked at it.'

/** Says so where scripts are off: a form that was sent leads to it. */
export function HeldNote() {
  return (
    <p id={HELD_ANCHOR} className={styles.held} tabIndex={-1}>
      {HELD}
    </p>
  )
}
