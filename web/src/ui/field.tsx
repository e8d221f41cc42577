import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'

export const labelClass = styles.label

/** The class of a radio button whose label is shown in its place. */
export const pickClass = styles.pick

export const radiosClass = styles.radios

type Props = {
  label: string
  htmlFor: string
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, htmlFor, className, children }: Props) {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  )
}

/**
 * The element is rendered even without a text, because screen readers announce only changes of an existing element. The
 * fields refer to `id` by `aria-describedby`.
 */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}
