import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { load } from '../game/save/store.ts'
import { closePopup, openPopup, type PopupName } from '../lib/popups.ts'
import { ChatPopup } from './chat-popup.tsx'
import { CoinPopup } from './coin-popup.tsx'
import { MenuPopup } from './menu.tsx'

export type PopupProps = {
  name: PopupName
  /** The game's menu has more entries than the shop's. */
  isGame?: boolean
  /** Sends to the account what it does not have yet, before signing out. */
  settle?: () => Promise<void>
  /** Called after the session has ended, before this browser deletes the player's data. */
  beforeForgetting?: () => void
  /** Called after the player has signed out and this browser has deleted their data. */
  onSignedOut: (notice: string) => void
}

/** The popup of a name; nothing for those of the play screen. */
export default function PopupOfName(props: PopupProps) {
  const { name, isGame = false, settle, beforeForgetting, onSignedOut } = props
  switch (name) {
    case 'coin':
      return <CoinPopup onClose={closePopup} />
    case 'chat':
      return <ChatPopup onClose={closePopup} />
    case 'menu':
    case 'login':
      return (
        <MenuPopup
          view={name}
          account={load().game.account}
          onChat={() => openPopup('chat')}
          settle={settle}
          beforeForgetting={beforeForgetting}
          onSignedOut={onSignedOut}
          onClose={closePopup}
        >
          {isGame && (
            <>
              <li>
                <Link href={SCREEN_PATHS.daily}>Daily road</Link>
              </li>
              <li>
                <Link href={SCREEN_PATHS.ledger}>Ledger</Link>
              </li>
              <li>
                <Link href={SCREEN_PATHS.leaderboard}>Top Adventurers</Link>
              </li>
              <li>
                <button onClick={() => openPopup('runs')}>Your runs</button>
              </li>
              <li>
                <button onClick={() => openPopup('settings')}>Settings and save</button>
              </li>
            </>
          )}
        </MenuPopup>
      )
    default:
      return null
  }
}
