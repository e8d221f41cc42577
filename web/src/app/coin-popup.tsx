import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../ui/button.tsx'
import { Character } from '../scenery/cast/character.tsx'
import { Popup } from '../ui/popup.tsx'

/** The popup of the coin icon (docs/rules.md, section 2). */
export function CoinPopup({ onClose }: { onClose: () => void }) {
  const [path] = useLocation()
  return (
    <Popup title="Shop Coming Soon!" onClose={onClose} art={<Character id="marlowe" />} isCentered>
      <p>Marlowe is still arguing with the shelf.</p>
      <p className="quiet">Currency is coming with the shop. Until then it is 0, for everybody.</p>
      {path.toLowerCase() !== SCREEN_PATHS.shop.toLowerCase() && (
        <Link className={buttonClass()} href={SCREEN_PATHS.shop}>
          See for yourself
        </Link>
      )}
    </Popup>
  )
}
