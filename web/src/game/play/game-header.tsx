import { SCREEN_PATHS } from '@fable/contract/limits'
import { GAME_PICTURE, Head } from '../../lib/head.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChatLink } from '../../ui/chat-link.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ICONS } from '../../ui/icons.ts'
import { openPopup } from '../../ui/popups.ts'

const POPUP_BUTTONS = [
  { icon: 'coin', popup: 'coin', label: 'Shop' },
  { icon: 'profile', popup: 'menu', label: 'Menu' },
] as const

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
            <Icon path={ICONS[icon]} />
          </Button>
        ))}
        <ChatLink
          className={buttonClass('icon')}
          title="Community chat"
          onMissing={() => openPopup('chat')}
        >
          <Icon path={ICONS.chat} />
        </ChatLink>
        <BackToFacts />
      </Header>
    </>
  )
}
