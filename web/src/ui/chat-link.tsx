import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { usePublicSettings } from '../lib/public-settings.ts'
import { openPopup } from './popups.ts'

type Props = { className: string; title?: string; children: ReactNode }

/** A link to the community chat. If none is configured, it opens a popup that says so. */
export function ChatLink({ className, title, children }: Props) {
  const address = usePublicSettings()?.communityChatUrl
  const names = { title, 'aria-label': title }
  if (address) {
    const rel = 'noopener noreferrer'
    return (
      <a className={className} {...names} href={address} target="_blank" rel={rel}>
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={cx(className, 'with-scripts')}
      {...names}
      onClick={() => openPopup('chat')}
    >
      {children}
    </button>
  )
}
