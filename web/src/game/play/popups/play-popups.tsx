import type { News } from '../../save/news.ts'
import { hasRunToLose, type SavedGame } from '../../save/saved-game.ts'
import type { SyncPort } from '../../save/sync-port.ts'
import { closePopup, usePopup } from '../../../lib/popups.ts'
import { Character } from '../../../scenery/cast/character.tsx'
import { Button } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'
import type { GameClient } from '../client/game-client.ts'
import { HelpPopup } from './help.tsx'
import { RunComparison } from './run-comparison.tsx'
import { SettingsPopup } from './settings.tsx'
import { UpdatePopup } from './update.tsx'
import { YourRuns } from './your-runs.tsx'

export type Dialogs = {
  client: GameClient
  sync: SyncPort
  /** Why the player is told of this release; null: they know. */
  news: News | null
  /** The player is asked whether to give up the run for a road. */
  isAsking: boolean
  onAnswer: (givesUp: boolean) => void
  onReplace: (game: SavedGame) => void
}

type Props = Dialogs & {
  /** The account's run in a conflict. */
  other: SavedGame | null
  onNewsSeen: () => void
}

/** The popups that belong to the game that is played. */
export default function PlayPopups(props: Props) {
  const { client, sync, news, onNewsSeen, isAsking, onAnswer, onReplace, other } = props
  const popup = usePopup()
  const game = client.game()
  return (
    <>
      {isAsking && <GiveUp day={game.state.day} onAnswer={onAnswer} />}
      {/* The news wait while the player reads something else. */}
      {news && popup === null && (
        <UpdatePopup
          game={game}
          isIncomplete={news === 'incomplete'}
          onSeen={() => {
            client.markNewsSeen()
            onNewsSeen()
          }}
        />
      )}
      {popup === 'help' && <HelpPopup onClose={closePopup} />}
      {popup === 'runs' && <YourRuns onClose={closePopup} />}
      {popup === 'settings' && (
        <SettingsPopup
          game={game}
          onImport={(imported) => {
            closePopup()
            sync.push(imported)
            onReplace(imported)
          }}
          onClose={closePopup}
        />
      )}
      {other && <OtherRun local={game} other={other} onChoose={sync.choose} />}
    </>
  )
}

type GiveUpProps = Pick<Dialogs, 'onAnswer'> & {
  /** The day of the run in progress. */
  day: number
}

/** Before a daily road takes the place of a run in progress. */
function GiveUp({ day, onAnswer }: GiveUpProps) {
  return (
    <Popup title="Leave this run?" art={<Character id="adventurer" />}>
      <p>
        You are on day {day} of a run. You have two legs and one save: if you walk the daily road
        now, this run is gone.
      </p>
      <Button look="strong" onClick={() => onAnswer(false)}>
        Stay with this run
      </Button>
      <Button look="danger" onClick={() => onAnswer(true)}>
        Leave it, walk the road
      </Button>
    </Popup>
  )
}

type OtherRunProps = {
  /** The save of this browser. */
  local: SavedGame
  /** The account's save. */
  other: SavedGame
  onChoose: (game: SavedGame) => void
}

/** Two saves, and only the player knows which is the right one: it stays until they have chosen. */
export function OtherRun({ local, other, onChoose }: OtherRunProps) {
  const runs = [
    { label: 'This browser', game: local },
    { label: 'Your account', game: other },
  ]
  return (
    <RunComparison runs={runs} onChoose={onChoose}>
      {hasRunToLose(other)
        ? 'The account holds another run than this browser. The one you leave is gone.'
        : 'The account holds no run in progress. The run of this browser is gone if you leave it.'}
    </RunComparison>
  )
}
