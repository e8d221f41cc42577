import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import styles from './footer.module.css'

/** The footer of every page: credits and links. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p className={styles.owner}>© 2026 Fact &amp; Fable</p>
      <p>
        <Link href={SCREEN_PATHS.feedback}>Feedback</Link>
      </p>
      <p>
        <Link href={SCREEN_PATHS.credits}>Credits</Link>
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
