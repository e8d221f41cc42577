import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './button.module.css'

/** `strong` for the main action, `danger` for an irreversible one, `icon` for a square. */
type Look = 'strong' | 'danger' | 'icon' | undefined

type Props = ComponentProps<'button'> & { look?: Look }

/** The class of a button, for a link or a label that looks like one. */
export function buttonClass(look?: Look, className?: string): string {
  return cx(styles.button, look && styles[look], className)
}

/** A button in the product's look. It submits a form only when its `type` says so. */
export function Button({ look, className, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** Buttons and links side by side in two columns, with room for long words. */
export function ButtonGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
