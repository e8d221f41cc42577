import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { TEMPLATE_VERSION } from '../../../game/save/game-variables.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'

/** The update popup (section 2). `onSeen`: the player has closed it, or goes to read the news. */
export function UpdatePopup({ onSeen }: { onSeen: () => void }) {
  return (
    <Popup title={`New Update! ${TEMPLATE_VERSION}`} onClose={onSeen}>
      <p>Your run is where you left it.</p>
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.updates} onClick={onSeen}>
        CHECKOUT UPDATE!
      </Link>
    </Popup>
  )
}
