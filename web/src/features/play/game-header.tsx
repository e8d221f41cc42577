import { openPopup } from '../../platform/popups.ts'
import { usePage } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header } from '../../ui/header.tsx'
import { Icon } from '../../ui/icon.tsx'

const BUTTONS = [
  { icon: 'coin', popup: 'coin', label: 'Shop' },
  { icon: 'profile', popup: 'menu', label: 'Menu' },
  { icon: 'chat', popup: 'chat', label: 'Community chat' },
] as const

/** The game's header: title, the three icons, and the way back. */
export function GameHeader() {
  const heading = usePage('Hundred Days')
  return (
    <Header title="Hundred Days" logo="campfire" heading={heading}>
      {BUTTONS.map(({ icon, popup, label }) => (
        <Button
          key={popup}
          look="icon"
          aria-label={label}
          title={label}
          onClick={() => openPopup(popup)}
        >
          <Icon name={icon} />
        </Button>
      ))}
      <BackToFacts />
    </Header>
  )
}
