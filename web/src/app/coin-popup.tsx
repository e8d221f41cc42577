import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../ui/button.tsx'
import { Popup } from '../ui/popup.tsx'

/** What the coin opens (section 2). */
export function CoinPopup({ onClose }: { onClose: () => void }) {
  const [path] = useLocation()
  return (
    <Popup title="Shop Coming Soon!" onClose={onClose}>
      <p>Marlowe is still arguing with the shelf.</p>
      {path.toLowerCase() !== '/shop' && (
        <Link className={buttonClass()} href={SCREEN_PATHS.shop}>
          See for yourself
        </Link>
      )}
    </Popup>
  )
}
