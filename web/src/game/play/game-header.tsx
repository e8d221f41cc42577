import { SCREEN_PATHS } from '@fable/contract/limits'
import { openPopup } from '../../lib/popups.ts'
import { GAME_PICTURE, Head } from '../../lib/head.tsx'
import { usePublicSettings } from '../../lib/public-settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'

const POPUP_BUTTONS = [
  { icon: 'coin', popup: 'coin', label: 'Shop' },
  { icon: 'profile', popup: 'menu', label: 'Menu' },
] as const

const CHAT = 'Community chat'

/** The way to the chat; where none is configured, a popup that says so. */
function ChatIcon() {
  const address = usePublicSettings()?.communityChatUrl
  if (!address) {
    return (
      <Button
        look="icon"
        className="with-scripts"
        aria-label={CHAT}
        title={CHAT}
        onClick={() => openPopup('chat')}
      >
        <Icon name="chat" />
      </Button>
    )
  }
  return (
    <a
      className={buttonClass('icon')}
      aria-label={CHAT}
      title={CHAT}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" />
    </a>
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
        <ChatIcon />
        <BackToFacts />
      </Header>
    </>
  )
}
