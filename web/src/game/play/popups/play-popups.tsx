import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { Character } from '../../../scenery/cast/character.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { closePopup, usePopup, type PopupNames } from '../../../ui/popups.ts'
import { recordGivenUp, tellGivenUp } from '../../run/given-up.ts'
import { DAILY_KEY } from '../../run/today.ts'
import { TEMPLATE_VERSION } from '../../save/game-variables.ts'
import { hasRunToLose, isShelvable, type SavedGame } from '../../save/saved-game.ts'
import type { News } from '../../save/store.ts'
import type { SyncPort } from '../../save/sync-port.ts'
import type { GameClient } from '../client/game-client.ts'
import { HelpPopup } from './help.tsx'
import { RunComparison } from './run-comparison.tsx'
import { SettingsPopup } from './settings.tsx'
import { PutOnShelf, TakeFromShelf } from './shelf.tsx'
import { YourRuns } from './your-runs.tsx'
import styles from './popups.module.css'

export type Dialogs = {
  client: GameClient
  sync: SyncPort
  news: News | null
  /** True while the player is asked whether to leave the run in progress for a road. */
  isAsking: boolean
  onAnswer: (mayWalk: boolean) => void
  onReplace: (game: SavedGame) => void
}

type Props = Dialogs & {
  /** The account's game if it conflicts with this browser's; otherwise null. */
  other: SavedGame | null
  onNewsSeen: () => void
}

const POPUPS = {
  help: () => <HelpPopup onClose={closePopup} />,
  runs: () => <YourRuns onClose={closePopup} />,
  settings: SettingsOfGame,
  shelf: ShelfPopup,
  'give-up': GiveUpPopup,
}

declare module '../../../ui/popups.ts' {
  interface PopupNames extends Record<keyof typeof POPUPS, true> {}
}

const isHere = (name: keyof PopupNames): name is keyof typeof POPUPS => Object.hasOwn(POPUPS, name)

export default function PlayPopups(props: Props) {
  const { client, sync, news, onNewsSeen, isAsking, onAnswer, other } = props
  const popup = usePopup()
  const Opened = popup !== null && isHere(popup) ? POPUPS[popup] : null
  const game = client.game()

  return (
    <>
      {isAsking && isShelvable(game) && <PutOnShelf game={game} onAnswer={onAnswer} />}
      {isAsking && !isShelvable(game) && <LeaveRun day={game.state.day} onAnswer={onAnswer} />}
      {/* The news waits until the player has closed any other popup. */}
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
      {Opened && <Opened {...props} />}
      {other && <OtherRun local={game} other={other} onChoose={sync.choose} />}
    </>
  )
}

function LeaveRun({ day, onAnswer }: LeaveRunProps) {
  return (
    <Popup title="Leave this run?" art={<Character id="adventurer" />}>
      <p>
        The shelf takes no roads, and you are on day <span>{day}</span> of one. Walk another, and
        this one is gone.
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

type LeaveRunProps = Pick<Dialogs, 'onAnswer'> & {
  day: number
}

type GiveUpRunProps = {
  game: SavedGame
  onGiveUp: (isNameKept: boolean) => void
  onClose: () => void
}

type OtherRunProps = {
  local: SavedGame
  other: SavedGame
  onChoose: (game: SavedGame) => void
}

/** The popup cannot be closed, because only the player knows which save is right. */
export function OtherRun({ local, other, onChoose }: OtherRunProps) {
  const runs = [
    { label: 'This browser', game: local },
    { label: 'Your account', game: other },
  ]
  return (
    <RunComparison runs={runs} onChoose={onChoose}>
      {hasRunToLose(other)
        ? 'The account has a different run from this browser. The one that you do not choose is lost.'
        : 'The account has no run in progress. If you do not choose this browser’s run, it is lost.'}
    </RunComparison>
  )
}

type UpdateProps = {
  game: SavedGame
  isIncomplete: boolean
  onSeen: () => void
}

/** docs/rules.md, section 2, Game, says when this popup is shown. */
export function UpdatePopup({ game, isIncomplete, onSeen }: UpdateProps) {
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

function wordsOn({ state }: SavedGame, isIncomplete: boolean): string {
  if (isIncomplete)
    return 'Parts of your save were missing. They were replaced by those of a new game.'
  return state.mode.name === 'start'
    ? 'No run is in progress. Your name and your ledger are as they were.'
    : `Your run is where you left it, on day ${state.day}.`
}

function ShelfPopup({ client }: Props) {
  const goBack = () => {
    closePopup()
    client.leaveRoad()
  }
  return <TakeFromShelf game={client.game()} onBack={goBack} onClose={closePopup} />
}

function GiveUpPopup({ client }: Props) {
  const queries = useQueryClient()
  const game = client.game()
  const giveUpOnServer = () => {
    const { run } = game
    if (!run?.ranked || !hasRunToLose(game)) return
    recordGivenUp({ id: run.id, road: run.road?.day ?? '' })
    void tellGivenUp().then(() => queries.invalidateQueries({ queryKey: DAILY_KEY }))
  }
  const giveUp = (isNameKept: boolean) => {
    closePopup()
    giveUpOnServer()
    client.giveUp(isNameKept)
  }
  return <GiveUp game={game} onGiveUp={giveUp} onClose={closePopup} />
}

/** A guest without a run on the shelf can take another name for the next run. */
function GiveUp({ game, onGiveUp, onClose }: GiveUpRunProps) {
  return (
    <Popup title="Give up this run?" onClose={onClose} art={<Character id="adventurer" />}>
      {hasRunToLose(game) ? (
        <>
          <p>
            You are on day <span>{game.state.day}</span>. A run that you give up can’t be continued,
            and isn’t listed anywhere.
          </p>
          <Button look="danger" onClick={() => onGiveUp(true)}>
            Give up this run
          </Button>
          {game.state.userName === '' && !game.shelf && (
            <Button look="danger" onClick={() => onGiveUp(false)}>
              Give up and change name
            </Button>
          )}
        </>
      ) : (
        <p>There is no run to give up.</p>
      )}
    </Popup>
  )
}

function SettingsOfGame({ client, sync, onReplace }: Props) {
  const replaceWith = (imported: SavedGame) => {
    closePopup()
    sync.push(imported)
    onReplace(imported)
  }
  return <SettingsPopup game={client.game()} onImport={replaceWith} onClose={closePopup} />
}
