import type { ComponentProps } from 'react'
import styles from './plain-page.module.css'

/** The main part of a page with little on it. */
export function PlainPage(props: Omit<ComponentProps<'main'>, 'className'>) {
  return <main className={styles.page} {...props} />
}
