import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../../ui/page.ts'
import type { PopupName } from './popups/game-popup.tsx'

const BUTTONS = [
  { icon: 'coin', popup: 'coin', label: 'Shop' },
  { icon: 'profile', popup: 'menu', label: 'Menu' },
  { icon: 'chat', popup: 'chat', label: 'Community chat' },
] as const

/** The game's head: title, the three icons, and the way back. */
export function GameHeader({ onOpen }: { onOpen: (popup: PopupName) => void }) {
  const heading = usePage('Hundred Days')
  return (
    <Header title="Hundred Days" logo="campfire" heading={heading}>
      {BUTTONS.map(({ icon, popup, label }) => (
        <Button
          key={popup}
          look="icon"
          aria-label={label}
          title={label}
          onClick={() => onOpen(popup)}
        >
          <Icon name={icon} />
        </Button>
      ))}
      <BackToFacts />
    </Header>
  )
}
