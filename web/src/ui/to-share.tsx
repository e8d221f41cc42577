import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { buttonClass } from './button.tsx'
import { SHARE_FORM } from './header.tsx'

export function ToShare() {
  return (
    <Link className={buttonClass()} href={SCREEN_PATHS.facts + SHARE_FORM}>
      Share a fact
    </Link>
  )
}
