import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** For example, returns `wikipedia.org` for `en.wikipedia.org`. */
export const shortDomain = (domain: string): string => domain.replace(/^en\./, '')

/** The link opens in a new tab. `children` is its text after '(Source)'. */
export function SourceLink({ source, children }: { source: string; children: ReactNode }) {
  return (
    <a
      className={styles.source}
      href={source}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      <span>(Source)</span> <bdi>{children}</bdi>
    </a>
  )
}
