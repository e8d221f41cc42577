import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { TEMPLATE_VERSION } from '../../../game/save/game-variables.ts'
import { Popup } from '../../../ui/popup.tsx'

/** The update popup (section 2). */
export function UpdatePopup({ onClose }: { onClose: () => void }) {
  return (
    <Popup title={`New Update! ${TEMPLATE_VERSION}`} onClose={onClose}>
      <p>Your run is where you left it.</p>
      <Link className="button strong" href={SCREEN_PATHS.updates}>
        CHECKOUT UPDATE!
      </Link>
    </Popup>
  )
}
