import { Link } from 'wouter'
import './footer.css'

/** The shell's foot: credits and the way to say something. */
export function Footer() {
  return (
    <footer className="footer">
      <p>© 2026 Fact &amp; Fable</p>
      <p>
        Pictures from{' '}
        <a href="https://game-icons.net" rel="noopener noreferrer" target="_blank">
          game-icons.net
        </a>
        , CC BY 3.0
      </p>
      <p>
        <Link href="/Feedback">Feedback</Link>
      </p>
    </footer>
  )
}
