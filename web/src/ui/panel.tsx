import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './panel.module.css'

type Props = ComponentProps<'section'> & { as?: 'section' | 'aside' }

/** A framed part of a page, with its own heading. */
export function Panel({ as: Tag = 'section', className, ...rest }: Props) {
  return <Tag className={cx(styles.panel, className)} {...rest} />
}
