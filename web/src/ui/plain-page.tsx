import type { ComponentProps } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import styles from './plain-page.module.css'

export function PlainPage(props: Omit<ComponentProps<'main'>, 'className'>) {
  return <main className={styles.page} {...props} />
}

export function NeedsScripts({ what }: { what: string }) {
  return (
    <p className="without-scripts quiet">
      <span>{what}</span> needs JavaScript. <a href={SCREEN_PATHS.facts}>The facts</a> work without
      it.
    </p>
  )
}
