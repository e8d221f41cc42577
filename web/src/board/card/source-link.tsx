import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** A domain without the language prefix of English: `wikipedia.org` for `en.wikipedia.org`. */
export const shortDomain = (domain: string): string => domain.replace(/^en\./, '')

/** The source of a fact or a correction, as one link that opens in a new tab. `children`: words about the address. */
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
