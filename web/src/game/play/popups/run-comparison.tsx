import type { ReactNode } from 'react'
import type { State } from '@fable/engine'
import { STAT_LABELS } from '@fable/engine/content'
import { localClockOf, localDateOf } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { hasRunToLose, type SavedGame } from '../../save/saved-game.ts'
import styles from './popups.module.css'

const STATS = [
  { label: STAT_LABELS.health, valueOf: ({ health }: State) => health },
  { label: STAT_LABELS.damage, valueOf: ({ maxDamage }: State) => maxDamage },
  { label: STAT_LABELS.gold, valueOf: ({ gold }: State) => gold },
]

const playedText = (time: number) => `Played ${localDateOf(time)}, ${localClockOf(time)}`

type RunChoice = { label: string; game: SavedGame }

type Props = {
  runs: readonly RunChoice[]
  onChoose: (game: SavedGame) => void
  /** Missing if the popup cannot be closed without a choice. */
  onClose?: () => void
  children?: ReactNode
}

export function RunComparison({ runs, onChoose, onClose, children }: Props) {
  const newest = newestOf(runs)
  return (
    <Popup title="Which run?" isWide {...(onClose && { onClose })}>
      {children && <p>{children}</p>}
      <ul className={styles.runComparison}>
        {runs.map(({ label, game }) => {
          const { state, account } = game
          return (
            <li key={label}>
              <h3>{label}</h3>
              <p>{account.userName || state.playerName || 'No name yet'}</p>
              <p>{hasRunToLose(game) ? `Day ${state.day}` : 'No run in progress'}</p>
              <dl>
                {STATS.map(({ label: stat, valueOf }) => (
                  <div key={stat}>
                    <dt className="fine">{stat}</dt>
                    <dd>{valueOf(state)}</dd>
                  </div>
                ))}
              </dl>
              <small>
                {hasRunToLose(game) && (
                  <span>{game.run?.ranked ? 'Ranked. ' : 'Not ranked. '}</span>
                )}
                {game.run?.at && <span>{playedText(game.run.at)}</span>}
                {game === newest && <span>, the later one</span>}
              </small>
              <Button onClick={() => onChoose(game)}>Play this one</Button>
            </li>
          )
        })}
      </ul>
    </Popup>
  )
}

// Returns the run that was played last; undefined if that is unknown.
function newestOf(runs: readonly RunChoice[]): SavedGame | undefined {
  const times = runs.map(({ game }) => game.run?.at ?? 0)
  const last = Math.max(...times)
  const isOnly = last > 0 && times.filter((at) => at === last).length === 1
  return isOnly ? runs[times.indexOf(last)]?.game : undefined
}
