import { useState } from 'react'
import { Link } from 'wouter'
import { roadNumber, runPath } from '@fable/contract/limits'
import { describeEnding } from '@fable/engine'
import { localDateOf } from '../../../lib/dates.ts'
import { plural } from '../../../lib/words.ts'
import { Character } from '../../../scenery/cast/character.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { finishedRuns, isCounted } from '../../run/finished-runs.ts'
import styles from './popups.module.css'

/**
 * Lists the last 50 runs that ended in this browser or came with the account, the newest first. The number of days of
 * the best run is above them.
 */
export function YourRuns({ onClose }: { onClose: () => void }) {
  const [runs] = useState(finishedRuns)
  const best = Math.max(...runs.map(({ daysSurvived }) => daysSurvived))

  return (
    <Popup title="Your runs" onClose={onClose} art={<Character id="adventurer" />}>
      {runs.length === 0 ? (
        <p>No run has ended in this browser yet. The first one usually does.</p>
      ) : (
        <>
          <p>{`${plural(runs.length, 'run')}, ${plural(best, 'day')} at best.`}</p>
          <ol className={styles.yourRuns}>
            {runs.map((run) => (
              <li key={run.endedAt}>
                <strong>{`Day ${run.daysSurvived}`}</strong>
                <span>{describeEnding(run)}</span>
                <small>
                  <span>{`${run.playerName}, ${localDateOf(run.endedAt)} · `}</span>
                  <span>{`${plural(run.kills, 'kill')} · best hit ${run.bestHit}`}</span>
                  {run.road && <span>{` · road ${roadNumber(run.road)}`}</span>}
                  {!isCounted(run) && <span> · not ranked</span>}
                  {run.rankedId && (
                    <>
                      <span> · </span>
                      <Link href={runPath(run.rankedId)}>watch</Link>
                    </>
                  )}
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
    </Popup>
  )
}
