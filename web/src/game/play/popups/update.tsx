import { SCREEN_PATHS } from '@fable/contract/limits'
import { Link } from 'wouter'
import { TEMPLATE_VERSION } from '../../save/game-variables.ts'
import type { SavedGame } from '../../save/saved-game.ts'
import styles from './popups.module.css'
import { buttonClass } from '../../../ui/button.tsx'
import { Character } from '../../../scenery/cast/character.tsx'
import { Popup } from '../../../ui/popup.tsx'

type Props = {
  game: SavedGame
  /** Whether the save lacked some of its fields. */
  isIncomplete: boolean
  /** The player has closed it, or goes to read the news. */
  onSeen: () => void
}

/** What became of the save, and nothing that is not so. */
function wordsOn({ state }: SavedGame, isIncomplete: boolean): string {
  if (isIncomplete) return 'Your save lacked something. It was filled in as for a new game.'
  return state.mode.name === 'start'
    ? 'No run is in progress. Your name and your ledger are as they were.'
    : `Your run is where you left it, on day ${state.day}.`
}

/** The update popup (docs/rules.md, section 2). */
export function UpdatePopup({ game, isIncomplete, onSeen }: Props) {
  return (
    <Popup
      title={`New Update! ${TEMPLATE_VERSION}`}
      onClose={onSeen}
      art={<Character id="marlowe" />}
      isCentered
    >
      <p>{wordsOn(game, isIncomplete)}</p>
      <Link
        className={buttonClass('strong', styles.checkout)}
        href={SCREEN_PATHS.updates}
        onClick={onSeen}
      >
        CHECKOUT UPDATE!
      </Link>
    </Popup>
  )
}
