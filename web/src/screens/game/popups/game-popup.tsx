import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { SettingsPopup } from './settings.tsx'
import { YourRuns } from './your-runs.tsx'
import { ChatPopup } from '../../../ui/menu/chat-popup.tsx'
import { CoinPopup } from '../../../ui/menu/coin-popup.tsx'
import { MenuPopup } from '../../../ui/menu/menu-popup.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { TEMPLATE_VERSION } from '../../../lib/save/game-variables.ts'
import type { SavedGame } from '../../../lib/save/saved-game.ts'

export type PopupName = 'coin' | 'menu' | 'login' | 'chat' | 'help' | 'update' | 'runs' | 'settings'

type Props = {
  name: PopupName
  game: SavedGame
  onOpen: (name: PopupName) => void
  onImport: (game: SavedGame) => void
  beforeSignOut: () => Promise<void>
  onSignedOut: (word: string) => void
  onClose: () => void
}

const KEYS = [
  ['1 2 3 4', 'take a path, buy a good'],
  ['P, C', 'Pay, Chance'],
  ['Y, N', 'Yes, No'],
  ['R', 'roll and stop the dice'],
  ['S', 'Start'],
  ['/', 'go to the input; Escape leaves it'],
  ['↑ ↓', 'what you typed last, in the input'],
  ['Space, Enter', 'bring the rest of the turn while lines print'],
  ['?', 'this help'],
] as const

const RULES = [
  'Every day has four paths. One gold shows what they hide.',
  'An attack is a number up to your max damage; a larger one counts as the maximum.',
  'One full blow that ends a fight at once is worth a gold. What you fight then hits back with up to its own max damage.',
  'DROP% is how often a fallen enemy leaves something.',
  'A merchant costs a day, whether you buy or not. Bosses come from day 15.',
  'A ranked run falls as the server draws it, and stands on the board when it ends.',
] as const

/** The game's popups (section 2). */
export function GamePopup(props: Props) {
  const { name, game, onOpen, onImport, beforeSignOut, onSignedOut, onClose } = props
  switch (name) {
    case 'coin':
      return <CoinPopup onClose={onClose} />
    case 'menu':
    case 'login':
      return (
        <MenuPopup
          view={name}
          account={game.account}
          onChat={() => onOpen('chat')}
          beforeSignOut={beforeSignOut}
          onSignedOut={onSignedOut}
          onClose={onClose}
        >
          <Button onClick={() => onOpen('runs')}>Your runs</Button>
          <Button onClick={() => onOpen('settings')}>Settings and save</Button>
        </MenuPopup>
      )
    case 'runs':
      return <YourRuns onClose={onClose} />
    case 'settings':
      return <SettingsPopup game={game} onImport={onImport} onClose={onClose} />
    case 'chat':
      return <ChatPopup onClose={onClose} />
    case 'help':
      return (
        <Popup title="How it works" onClose={onClose}>
          <ul className="help-rules">
            {RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <h3>Keys</h3>
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
          <Link className="button strong" href={SCREEN_PATHS.updates}>
            CHECKOUT UPDATE!
          </Link>
        </Popup>
      )
  }
}
