import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../lib/cx.ts'
import styles from './footer.module.css'

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
    </footer>
  )
}
