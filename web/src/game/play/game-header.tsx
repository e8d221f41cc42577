import { SCREEN_PATHS } from '@fable/contract/limits'
import type { ReactNode } from 'react'
import { openPopup } from '../../lib/popups.ts'
import { GAME_PICTURE, Head } from '../../lib/head.tsx'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'

const POPUP_BUTTONS = [
  { icon: 'coin', popup: 'coin', label: 'Shop' },
  { icon: 'profile', popup: 'menu', label: 'Menu' },
] as const

type ChatProps = { className: string; title?: string; children: ReactNode }

/** The way to the community chat; where none is configured, to a popup that says so. */
export function ChatLink({ className, title, children }: ChatProps) {
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

/** The game's header: title, the three icons, and the way back. */
export function GameHeader() {
  return (
    <>
      <Head
        title="Hundred Days"
        description="A text adventure. Survive a hundred days; most people manage twenty."
        path={SCREEN_PATHS.game}
        picture={GAME_PICTURE}
      />
      <Header title="Hundred Days">
        {POPUP_BUTTONS.map(({ icon, popup, label }) => (
          <Button
            key={popup}
            look="icon"
            className="with-scripts"
            aria-label={label}
            title={label}
            onClick={() => openPopup(popup)}
          >
            <Icon name={icon} />
          </Button>
        ))}
        <ChatLink className={buttonClass('icon')} title="Community chat">
          <Icon name="chat" />
        </ChatLink>
        <BackToFacts />
      </Header>
    </>
  )
}
