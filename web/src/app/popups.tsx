import { load } from '../game/save/store.ts'
import { closePopup, openPopup, usePopup } from '../platform/popups.ts'
import { Button } from '../ui/button.tsx'
import { ChatPopup } from './chat-popup.tsx'
import { CoinPopup } from './coin-popup.tsx'
import { MenuPopup } from './menu.tsx'

type Props = {
  /** The game's menu has more entries than the shop's. */
  isGame?: boolean
  /** Called before signing out, for what is not saved to the account yet. */
  beforeSignOut?: () => Promise<void>
  /** The player has signed out: what this browser held of them is gone. */
  onSignedOut: (notice: string) => void
}

/** The popups that every game page opens by name (section 2). The play screen renders its own. */
export function Popups({ isGame = false, beforeSignOut, onSignedOut }: Props) {
  const name = usePopup()
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
          {...(beforeSignOut && { beforeSignOut })}
          onSignedOut={onSignedOut}
          onClose={closePopup}
        >
          {isGame && (
            <>
              <Button onClick={() => openPopup('runs')}>Your runs</Button>
              <Button onClick={() => openPopup('settings')}>Settings and save</Button>
            </>
          )}
        </MenuPopup>
      )
    default:
      return null
  }
}
