import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

/** The class of the small label that fields have in the dark theme. */
export const labelClass = styles.label

/** The class of a label that stands in for its radio button. */
export const pickClass = styles.pick

type Props = {
  label: string
  /** The id of the control among the children. */
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
 * A form's error. It is rendered before there is an error, so that a screen reader announces it. `id`: for the
 * `aria-describedby` of its fields.
 */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}
