import type { SavedGame } from '../../save/saved-game.ts'
import { closePopup, usePopup } from '../../../lib/popups.ts'
import type { GameClient } from '../client/game-client.ts'
import { HelpPopup } from './help.tsx'
import { OtherRun } from './other-run.tsx'
import { SettingsPopup } from './settings.tsx'
import { YourRuns } from './your-runs.tsx'

type Props = {
  client: GameClient
  /** The account's run in a conflict. */
  other: SavedGame | null
  onChoose: (game: SavedGame) => void
  onImport: (game: SavedGame) => void
}

/** The popups that belong to the game that is played. */
export default function PlayPopups(props: Props) {
  const { client, other, onChoose, onImport } = props
  const popup = usePopup()
  return (
    <>
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
