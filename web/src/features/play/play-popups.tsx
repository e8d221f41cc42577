import { useState } from 'react'
import type { SavedGame } from '../../game/save/saved-game.ts'
import { closePopup, usePopup } from '../../platform/popups.ts'
import type { GameClient } from './game-client.ts'
import { HelpPopup } from './popups/help.tsx'
import { OtherRun } from './popups/other-run.tsx'
import { SettingsPopup } from './popups/settings.tsx'
import { UpdatePopup } from './popups/update.tsx'
import { YourRuns } from './popups/your-runs.tsx'

type Props = {
  client: GameClient
  /** The stored save calls for the update popup. */
  hasNews: boolean
  /** The account's run in a conflict. */
  other: SavedGame | null
  onChoose: (game: SavedGame) => void
  onImport: (game: SavedGame) => void
}

/** The popups that belong to the game that is played. */
export default function PlayPopups(props: Props) {
  const { client, hasNews, other, onChoose, onImport } = props
  const popup = usePopup()
  const [isNewsOpen, setNewsOpen] = useState(hasNews)
  return (
    <>
      {isNewsOpen && (
        <UpdatePopup
          onSeen={() => {
            client.markNewsSeen()
            setNewsOpen(false)
          }}
        />
      )}
      {popup === 'help' && <HelpPopup onClose={closePopup} />}
      {popup === 'runs' && <YourRuns onClose={closePopup} />}
      {popup === 'settings' && (
        <SettingsPopup
          game={client.game()}
          onImport={(game) => {
            closePopup()
            onImport(game)
          }}
          onClose={closePopup}
        />
      )}
      {other && <OtherRun local={client.game()} other={other} onChoose={onChoose} />}
    </>
  )
}
