import type { ComponentProps } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import styles from './plain-page.module.css'

/** The main part of a page with little content. */
export function PlainPage(props: Omit<ComponentProps<'main'>, 'className'>) {
  return <main className={styles.page} {...props} />
}

/** A message that is shown if scripts are off, instead of content that needs them. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <p className="without-scripts quiet">
      <span>{what}</span> needs JavaScript. <a href={SCREEN_PATHS.facts}>The facts</a> work without
      it.
    </p>
  )
}
