import { hasRunToLose, type SavedGame } from '../../save/saved-game.ts'
import { Popup } from '../../../ui/popup.tsx'
import { RunComparison } from './run-comparison.tsx'

type Props = {
  /** The save of this browser. */
  local: SavedGame
  /** The account's save. */
  other: SavedGame
  onChoose: (game: SavedGame) => void
}

/** Two saves, and only the player knows which is the right one: it stays until they have chosen. */
export function OtherRun({ local, other, onChoose }: Props) {
  const runs = [
    { label: 'This browser', game: local },
    { label: 'Your account', game: other },
  ]
  return (
    <Popup title="Which run?" isWide>
      <p>
        {hasRunToLose(other)
          ? 'The account holds another run than this browser. The one you leave is gone.'
          : 'The account holds no run in progress. The run of this browser is gone if you leave it.'}
      </p>
      <RunComparison runs={runs} onChoose={onChoose} />
    </Popup>
  )
}
