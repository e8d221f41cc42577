import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { cx } from '../lib/cx.ts'
import styles from './footer.module.css'

/** The footer of every page, with credits and links. */
export function Footer() {
  return (
    <footer className={cx('row fine', styles.footer)}>
      <p className={styles.owner}>© 2026 Fact &amp; Fable</p>
      <p>
        <Link href={SCREEN_PATHS.feedback}>Feedback</Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.credits}>Credits</Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.privacy}>
          Privacy<span className={styles.imprint}> and imprint</span>
        </Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.feeds}>Feeds</Link>
      </p>
      <p className={styles.icons}>
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
