import type { SavedGame } from '../../../game/save/saved-game.ts'
import { Popup } from '../../../ui/popup.tsx'
import { RunComparison, type RunChoice } from './run-comparison.tsx'

type Props = { runs: readonly RunChoice[]; onChoose: (game: SavedGame) => void }

/** Two runs, and only the player knows which is the right one: it stays until they have said. */
export function OtherRun({ runs, onChoose }: Props) {
  return (
    <Popup title="Which run?">
      <p>The account holds another run than this browser. The one you leave is gone.</p>
      <RunComparison runs={runs} onChoose={onChoose} />
    </Popup>
  )
}
