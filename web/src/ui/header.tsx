import { SCREEN_PATHS } from '@fable/contract/limits'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useScreenChange } from '../lib/screen-change.ts'
import { buttonClass } from './button.tsx'
import { cx } from '../lib/cx.ts'
import book from './art/book.svg?url'
import { Drawing } from './drawing.tsx'
import styles from './header.module.css'

type Props = {
  title: string
  /** The game's pages have the title alone. */
  hasLogo?: boolean
  /** Long titles and many buttons: on phones the way back is an arrow only. */
  isFull?: boolean
  /** A one-line description of the site. */
  about?: string
  children?: ReactNode
}

/** The header of every page: its title and its links. */
export function Header({ title, hasLogo = false, isFull = false, about, children }: Props) {
  const heading = useScreenChange()
  return (
    <header className={cx('row', styles.header, !hasLogo && styles.camp, isFull && styles.full)}>
      <h1 ref={heading} tabIndex={-1}>
        {hasLogo ? (
          <Link href={SCREEN_PATHS.facts}>
            <Drawing src={book} className={styles.logo} />
            <span>{title}</span>
          </Link>
        ) : (
          <span>{title}</span>
        )}
      </h1>
      {about && <p className={styles.about}>{about}</p>}
      <div className={cx('row', styles.actions)}>{children}</div>
    </header>
  )
}

/** Goes back to the view of the board that the visitor came from, with its scroll position. */
function goBack(event: MouseEvent): void {
  // Some browsers do not have this API.
  const { navigation } = window as Partial<Window>
  const here = navigation?.currentEntry?.index ?? 0
  const before = navigation
    ?.entries()
    .findLast(
      ({ url, index }) => index < here && url && new URL(url).pathname === SCREEN_PATHS.facts,
    )
  if (!before) return
  event.preventDefault()
  navigation?.traverseTo(before.key)
}

/** The way back to the fact board; every other page has it. */
export function BackToFacts({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <Link
      className={isPlain ? styles.back : buttonClass()}
      href={SCREEN_PATHS.facts}
      onClick={goBack}
    >
      <span aria-hidden="true">←</span>{' '}
      <span className={isPlain ? undefined : styles.place}>{isPlain ? 'All facts' : 'Facts'}</span>
    </Link>
  )
}

/** The address of the form for a fact on the board. */
export const SHARE_FORM = '#share-form'

/** The way to the game, from every page but the game. */
export function ToGame({ strong = false }: { strong?: boolean }) {
  return (
    <Link
      className={buttonClass(strong ? 'strong' : undefined)}
      href={SCREEN_PATHS.game}
      title="Hundred Days, a text adventure"
    >
      GAME
    </Link>
  )
}
