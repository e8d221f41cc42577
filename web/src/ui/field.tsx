import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

/** The class of the small labels that fields have in the dark theme. */
export const labelClass = styles.label

/** The class of a label that is shown instead of its radio button. */
export const pickClass = styles.pick

/** The class of a set of radio buttons, one below the other. */
export const radiosClass = styles.radios

type Props = {
  label: string
  /** The id of the control, which is one of the children. */
  htmlFor: string
  className?: string | undefined
  children: ReactNode
}

/** A control of a form under its label. */
export function Field({ label, htmlFor, className, children }: Props) {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  )
}

/**
 * The error of a form. It is rendered even without a text, because screen readers announce changes of an existing
 * element only. `id` is for the `aria-describedby` of the fields.
 */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}
