import { Link } from 'wouter'
import { Popup } from '../../ui/popup.tsx'
import { TEMPLATE_VERSION } from '../../lib/save/game-variables.ts'
import type { SavedGame } from '../../lib/save/saved-game.ts'

export type PopupName = 'coin' | 'menu' | 'chat' | 'help' | 'update'

type Props = { name: PopupName; account: SavedGame['account']; onClose: () => void }

const KEYS = [
  ['1 2 3 4', 'take a path, buy a good'],
  ['P, C', 'Pay, Chance'],
  ['Y, N', 'Yes, No'],
  ['R', 'roll and stop the dice'],
  ['S', 'Start'],
  ['/', 'go to the input; Escape leaves it'],
  ['↑ ↓', 'your last answers, in the input'],
  ['Space, Enter', 'bring the rest of the turn while lines print'],
  ['?', 'this help'],
] as const

/** The game's popups (section 2). */
export function GamePopup({ name, account, onClose }: Props) {
  switch (name) {
    case 'coin':
      return (
        <Popup title="Shop Coming Soon!" onClose={onClose}>
          <p>Marlowe is still arguing with the shelf.</p>
          <Link className="button" href="/Shop">
            See for yourself
          </Link>
        </Popup>
      )
    case 'menu':
      return (
        <Popup title="Menu" onClose={onClose}>
          <dl className="menu-account">
            <dt>UserName</dt>
            <dd>{account.userName || 'Not signed in'}</dd>
            <dt>Currency</dt>
            <dd>{account.currency}</dd>
          </dl>
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
    case 'chat':
      return (
        <Popup title="Community chat" onClose={onClose}>
          <p>The chat is not open yet. The campfire is, though.</p>
        </Popup>
      )
    case 'help':
      return (
        <Popup title="Keys" onClose={onClose}>
          <dl className="help-keys">
            {KEYS.map(([keys, meaning]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="help-note">They act while the input is not focused.</p>
        </Popup>
      )
    case 'update':
      return (
        <Popup title={`New Update! ${TEMPLATE_VERSION}`} onClose={onClose}>
          <p>Your run is where you left it.</p>
          <Link className="button strong" href="/Updates">
            CHECKOUT UPDATE!
          </Link>
        </Popup>
      )
  }
}
