import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './button.module.css'

/** `strong` is for the main action, `danger` for an irreversible action, and `icon` for a square button. */
type Look = 'strong' | 'danger' | 'icon' | undefined

type Props = ComponentProps<'button'> & { look?: Look }

/** Returns the classes for a link or a label that looks like a button. */
export function buttonClass(look?: Look, className?: string): string {
  return cx(styles.button, look && styles[look], className)
}

/** The button submits a form only if its `type` says so. */
export function Button({ look, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

export function ButtonGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
