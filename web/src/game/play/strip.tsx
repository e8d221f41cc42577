import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './strip.module.css'

/** A strip between the console's bar and its lines. Its colours are the custom properties --strip and --strip-glow. */
export const Strip = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={cx(styles.strip, className)} {...rest} />
)
