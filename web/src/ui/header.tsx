import { SCREEN_PATHS } from '@fable/contract/limits'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'wouter'
import { Icon, type IconName } from './icon.tsx'
import './header.css'

type Props = {
  title: string
  logo: IconName
  heading: RefObject<HTMLHeadingElement | null>
  children?: ReactNode
}

/** The header of every page: its title and its links. */
export function Header({ title, logo, heading, children }: Props) {
  return (
    <header className="header">
      <h1 ref={heading} tabIndex={-1}>
        <Icon name={logo} size={32} />
        <span>{title}</span>
      </h1>
      <div className="header-actions">{children}</div>
    </header>
  )
}

/** The way back to the fact board; every other page has it. */
export function BackToFacts() {
  return (
    <Link className="button" href={SCREEN_PATHS.facts}>
      <span aria-hidden="true">←</span> Facts
    </Link>
  )
}

/** The way to the game, from every page but the game. */
export function ToGame({ strong = false }: { strong?: boolean }) {
  return (
    <Link className={strong ? 'button strong' : 'button'} href={SCREEN_PATHS.game}>
      GAME
    </Link>
  )
}
