import { openPopup } from '../../../ui/popups.ts'
import type { LastPageProps } from './last-page-props.ts'

function ownerText(claim: LastPageProps['claim']): string {
  if (claim?.state === 'claimed') return `${claim.name}’s, from now on.`
  return claim?.state === 'due' ? 'Your name follows, as soon as the server answers.' : ''
}

type Props = Pick<LastPageProps, 'claim'> & { className?: string | undefined }

export const Owner = ({ claim, className }: Props) => (
  <p className={className} role="status">
    {ownerText(claim)}
  </p>
)

export const Offer = () => (
  <span>
    <span>This run is a guest’s. An account takes it along:</span>{' '}
    <button type="button" aria-haspopup="dialog" onClick={() => openPopup('claim')}>
      Put your name on it
    </button>
  </span>
)
