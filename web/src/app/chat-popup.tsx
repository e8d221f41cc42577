import { usePublicSettings } from '../lib/public-settings.ts'
import { buttonClass } from '../ui/button.tsx'
import { Character } from '../scenery/cast/character.tsx'
import { Popup } from '../ui/popup.tsx'

/** The popup of the chat icon: a link to the chat, or a text if none is configured. */
export function ChatPopup({ onClose }: { onClose: () => void }) {
  const address = usePublicSettings()?.communityChatUrl
  return (
    <Popup
      title="Community chat"
      onClose={onClose}
      art={<Character id="traveling-elephant" />}
      isCentered
    >
      {address ? (
        <>
          <p>Other adventurers sit there. Some of them are even awake.</p>
          <a
            className={buttonClass('strong')}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            Join community chat
          </a>
        </>
      ) : (
        <p>The chat is not open yet. The campfire is, though.</p>
      )}
    </Popup>
  )
}
