import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { NIGHT, useIsNight } from '../lib/night.ts'
import { cx } from '../lib/cx.ts'
import styles from './footer.module.css'

/**
 * The footer of every page, with credits and links. A screen opened from here stays as dark or light as the current
 * one.
 */
export function Footer() {
  const state = useIsNight() ? NIGHT : undefined
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
          Privacy<span className={styles.imprint}> and imprint</span>
        </Link>
      </p>
      <p>
        <a href="/feeds/all.atom">Feed</a>
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
