import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { DAY } from '../lib/day.ts'
import { cx } from '../lib/cx.ts'
import styles from './footer.module.css'

/** The footer of every page: credits and links. `isDay`: its links lead to pages in the board's colours. */
export function Footer({ isDay = false }: { isDay?: boolean }) {
  const state = isDay ? DAY : undefined
  return (
    <footer className={cx('row fine', styles.footer)}>
      <p className={styles.owner}>© 2026 Fact &amp; Fable</p>
      <p>
        <Link href={SCREEN_PATHS.feedback} state={state}>
          Feedback
        </Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.credits} state={state}>
          Credits
        </Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.privacy} state={state}>
          Privacy and imprint
        </Link>
      </p>
      <p>
        <a href="/feeds/all.atom">Feed</a>
      </p>
      <p>
        Icons: game-icons.net,{' '}
        <a
          href="https://creativecommons.org/licenses/by/3.0/"
          rel="noopener noreferrer license"
          target="_blank"
        >
          CC BY 3.0
        </a>
      </p>
    </footer>
  )
}
