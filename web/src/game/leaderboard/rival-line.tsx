import type { LeaderboardEntry } from '@fable/contract'
import type { ComponentProps, ReactNode } from 'react'
import { Character } from '../../scenery/cast/character.tsx'
import { leadOf } from './entry-texts.ts'
import styles from './leaderboard.module.css'

type Props = {
  own: LeaderboardEntry
  /** The entries around the player's own. */
  around: readonly LeaderboardEntry[]
  /** The words after the rival's name; `afterLead` are those after the lead. */
  afterName?: (rival: LeaderboardEntry) => string
  afterLead?: string
  /** The words for a player who is first. */
  nobody: ReactNode
  picture: ComponentProps<typeof Character>['id']
}

/** Names the player just ahead, and by how much. */
export function RivalLine({ own, around, afterName, afterLead = '', nobody, picture }: Props) {
  const rival = around.find(({ rank }) => rank === own.rank - 1)
  return (
    <div className={styles.rival}>
      <Character id={rival ? picture : 'adventurer'} className={styles.portrait} />
      {rival ? (
        <p>
          Next rival:{' '}
          <b>
            <bdi>{rival.playerName}</bdi>
            {afterName && <span>{afterName(rival)}</span>}
          </b>
          <span>{`. ${leadOf(rival, own)}${afterLead}`}</span>
        </p>
      ) : (
        <p>{nobody}</p>
      )}
    </div>
  )
}
