import { nameOf } from '@fable/engine'
import { Button } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { hasRunToLose, type SavedGame, type ShelvedRun } from '../../save/saved-game.ts'
import drawing from './art/shelf.svg?url'
import styles from './popups.module.css'

type PutProps = {
  game: SavedGame
  onAnswer: (mayWalk: boolean) => void
}

export function PutOnShelf({ game, onAnswer }: PutProps) {
  const { state } = game
  return (
    <Popup title="Kept on the shelf" lead={<Shelf state={state} />}>
      <p>
        <span>{`Your run in progress, day ${state.day} with ${state.health} HEALTH, `}</span>
        <span>is put away while you walk the daily road.</span>
      </p>
      <p className={styles.words}>“High, dry, and away from the goat.”</p>
      <Button look="strong" onClick={() => onAnswer(true)}>
        Walk the daily road
      </Button>
      <Button onClick={() => onAnswer(false)}>{`Back to day ${state.day}`}</Button>
      <p className="fine">
        It comes back when this road ends. To get it back sooner, use the shelf in the console’s bar
        or the menu.
      </p>
    </Popup>
  )
}

function Shelf({ state }: Pick<ShelvedRun, 'state'>) {
  return (
    <div className={styles.shelf} aria-hidden="true">
      <img src={drawing} alt="" />
      <p className={styles.label}>
        <b>{nameOf(state)}</b>
        <span>{`day ${state.day}`}</span>
      </p>
    </div>
  )
}

type TakeProps = {
  game: SavedGame
  onBack: () => void
  onClose: () => void
}

export function TakeFromShelf({ game, onBack, onClose }: TakeProps) {
  const { shelf } = game
  if (!shelf) {
    return (
      <Popup title="The shelf" onClose={onClose}>
        <p>Nothing is on the shelf. A run in progress waits there while you walk a road.</p>
      </Popup>
    )
  }
  const { day, health } = shelf.state
  return (
    <Popup title="Kept on the shelf" lead={<Shelf state={shelf.state} />} onClose={onClose}>
      <p>
        <span>{`Your run, day ${day} with ${health} HEALTH, waits here.`}</span>
        {hasRunToLose(game) && <span>{` ${costOf(game)}`}</span>}
      </p>
      <Button look="strong" onClick={onBack}>{`Back to day ${day}`}</Button>
    </Popup>
  )
}

function costOf({ run }: SavedGame): string {
  return run?.road
    ? 'The road stays open to you on its own page until its day is over.'
    : 'A road that you leave is lost.'
}
