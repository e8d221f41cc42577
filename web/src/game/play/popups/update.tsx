import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { TEMPLATE_VERSION } from '../../save/game-variables.ts'
import styles from './popups.module.css'
import { buttonClass } from '../../../ui/button.tsx'
import { Character } from '../../../scenery/cast/character.tsx'
import { Popup } from '../../../ui/popup.tsx'

/** The update popup (docs/rules.md, section 2). `onSeen`: the player has closed it, or goes to read the news. */
export default function UpdatePopup({ onSeen }: { onSeen: () => void }) {
  return (
    <Popup
      title={`New Update! ${TEMPLATE_VERSION}`}
      onClose={onSeen}
      art={<Character id="marlowe" />}
      isCentered
    >
      <p>Your run is where you left it.</p>
      <Link
        className={buttonClass('strong', styles.checkout)}
        href={SCREEN_PATHS.updates}
        onClick={onSeen}
      >
        CHECKOUT UPDATE!
      </Link>
    </Popup>
  )
}
