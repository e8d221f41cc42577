import { LEADERBOARD_LIMIT_MAX, runPath } from '@fable/contract/limits'
import { describeEnding, summaryText } from '@fable/engine'
import { useState } from 'react'
import { Link } from 'wouter'
import { finishedRuns, isBestYet } from '../../../game/finished-runs.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Popup } from '../../../ui/popup.tsx'
import type { SeenEnding } from '../../../game/scene.ts'
import { RunFigures } from './run-figures.tsx'
import styles from './popups.module.css'

type Props = {
  ending: SeenEnding
  playerName: string
  onAgain: () => void
  onClose: () => void
}

/** Whether the leaderboard shows it. */
const isTop = (rank: number) => rank <= LEADERBOARD_LIMIT_MAX

/** The summary of a run that has ended, and the button that starts the next one. */
export function EndingPopup({ ending, playerName, onAgain, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const [isBest] = useState(() => isBestYet(finishedRuns()))
  const address = ending.rankedId && location.origin + runPath(ending.rankedId)
  const text = [summaryText(ending, playerName), address].filter(Boolean).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }

  return (
    <Popup
      title={ending.cause === 'hundred' ? 'A Hundred Days' : 'YOU DIED'}
      className={styles[ending.cause]}
      onClose={onClose}
    >
      {ending.cause === 'death' && <p>{describeEnding(ending)}</p>}
      {ending.rank && (
        <p className={isTop(ending.rank) ? styles.endingRank : undefined}>
          {`Number ${ending.rank} of ${isTop(ending.rank) ? 'the Top Adventurers' : 'all ranked runs'}.`}
        </p>
      )}
      {isBest && <p className={styles.endingBest}>Your best run yet.</p>}
      <RunFigures run={ending} />
      {copied === 'failed' && (
        <textarea
          className={styles.endingText}
          readOnly
          rows={5}
          value={text}
          aria-label="The result"
        />
      )}
      <Button look="strong" onClick={onAgain}>
        One more run
      </Button>
      <Button onClick={() => void copy()}>{copied === 'yes' ? 'Copied' : 'Copy the result'}</Button>
      {ending.rankedId && (
        <Link className={buttonClass()} href={runPath(ending.rankedId)}>
          Watch it again
        </Link>
      )}
    </Popup>
  )
}
