import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { cx } from '../lib/cx.ts'
import { useScreenChange } from '../lib/screen-change.ts'
import book from './art/book.svg?url'
import { buttonClass } from './button.tsx'
import { Drawing } from './drawing.tsx'
import styles from './header.module.css'

type Props = {
  title: string
  hasLogo?: boolean
  /** True for a long title or many buttons. On phones the link back is then only an arrow. */
  isFull?: boolean
  about?: string
  children?: ReactNode
}

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

function goBack(event: MouseEvent): void {
  // Browsers without this API follow the link instead.
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

export const SHARE_FORM = '#share-form'

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
