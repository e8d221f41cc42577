import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SavedGame } from '../../lib/save/saved-game.ts'
import { Popup } from '../popup.tsx'
import './menu.css'

type Props = {
  account: SavedGame['account']
  onChat: () => void
  onClose: () => void
  /** What only the game's menu has. */
  children?: ReactNode
}

/** The menu (section 2): who plays, and where to go. */
export function MenuPopup({ account, onChat, onClose, children }: Props) {
  return (
    <Popup title="Menu" onClose={onClose}>
      <dl className="menu-account">
        <dt>UserName</dt>
        <dd>{account.userName || 'Not signed in'}</dd>
        <dt>Currency</dt>
        <dd>{account.currency}</dd>
      </dl>
      {children}
      <button type="button" className="button" onClick={onChat}>
        Join community chat
      </button>
      <Link className="button" href="/Updates">
        Checkout Updates
      </Link>
      <Link className="button" href="/Shop">
        Shop
      </Link>
      <Link className="button" href="/Feedback">
        Feedback
      </Link>
    </Popup>
  )
}
