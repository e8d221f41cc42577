import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { usePublicSettings } from '../lib/public-settings.ts'

type Props = {
  className: string
  title?: string
  /** Called when the link is pressed while no chat is configured. */
  onMissing: () => void
  children: ReactNode
}

export function ChatLink({ className, title, onMissing, children }: Props) {
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
    <button type="button" className={cx(className, 'with-scripts')} {...names} onClick={onMissing}>
      {children}
    </button>
  )
}
