import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PathKind } from '@fable/engine'
import { PATH_NAMES } from '@fable/engine/content'
import { cx } from '../../../lib/cx.ts'
import { later } from '../../../lib/timers.ts'
import { Drawing } from '../../../ui/drawing.tsx'
import { isMissed, TURNING, type Fog } from '../../run/fog.ts'
import { PATHS } from '../../stage/path-kinds.ts'
import { useSounds } from '../sound/use-sound.ts'
import { unseenPathsOn } from './unseen-paths.ts'
import controls from './controls.module.css'
import styles from './turning-cards.module.css'

/** A tap before this time in milliseconds is ignored, because it may be the second tap of a double tap on the sign. */
const TAP_FROM = 300

type Props = {
  fog: Fog
  runId: string
  day: number
  onAdvance: () => void
}

/**
 * Turns over the signs of the paths: the player's first, then the others from left to right. The cards are not buttons,
 * but a tap on them shows the lines of the turn. Screen readers skip the cards, because the announcement of the turn
 * describes them.
 */
export function TurningCards({ fog, runId, day, onAdvance }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const { knock } = useSounds()
  useEffect(() => later(TURNING.others, knock), [knock])
  // The pressed sign had the focus and is no longer there.
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true })
  }, [])
  const tap = useEffectEvent(onAdvance)

  useEffect(() => {
    const element = group.current
    const onTap = () => tap()
    const cancel = later(TAP_FROM, () => element?.addEventListener('click', onTap))
    return () => {
      cancel()
      element?.removeEventListener('click', onTap)
    }
  }, [])

  const signs = unseenPathsOn(runId, day)

  return (
    <div
      ref={group}
      className={cx(controls.group, styles.cards)}
      role="group"
      aria-label="Choices"
      tabIndex={-1}
      data-mode="paths"
    >
      {fog.kinds.map((kind, at) => (
        <TurningCard
          key={at}
          name={`Path ${at + 1}`}
          kind={kind}
          sign={signs[at]}
          from={turnsFrom(fog, at)}
          isTaken={at + 1 === fog.path}
          isMissed={isMissed(fog, at)}
        />
      ))}
    </div>
  )
}

// Returns the time in milliseconds at which a card begins to turn.
function turnsFrom({ path }: Fog, at: number): number {
  if (at + 1 === path) return 0
  return TURNING.others + (at < path ? at : at - 1) * TURNING.apart
}

type CardProps = {
  name: string
  kind: PathKind
  sign: ReturnType<typeof unseenPathsOn>[number] | undefined
  from: number
  isTaken: boolean
  isMissed: boolean
}

function TurningCard({ name, kind, sign, from, isTaken, isMissed: wasMissed }: CardProps) {
  const face = useFace(from)
  const isTurned = face === 'kind'
  const { picture, tint } = PATHS[kind]

  return (
    <div
      className={cx(controls.card, styles.card)}
      aria-hidden="true"
      data-face={face}
      data-tint={isTurned ? tint : undefined}
      data-taken={isTurned && isTaken}
      data-missed={isTurned && wasMissed}
    >
      {isTurned && wasMissed && (
        <svg className={styles.glint} viewBox="0 0 16 16">
          <path d="M8 0l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
        </svg>
      )}
      <Drawing src={isTurned ? picture : (sign?.picture ?? '')} className={controls.picture} />
      <span className={controls.words}>
        <b>{name}</b>
        <small>{isTurned ? PATH_NAMES[kind] : sign?.scenery}</small>
      </span>
    </div>
  )
}

type Face = 'sign' | 'edge' | 'kind'

/**
 * `from` is the time in milliseconds at which the card begins to turn. Its other side shows once the card is seen
 * edge-on.
 */
function useFace(from: number): Face {
  const [face, setFace] = useState<Face>('sign')
  useEffect(() => {
    const cancels = [
      later(from, () => setFace('edge')),
      later(from + TURNING.length / 2, () => setFace('kind')),
    ]
    return () => {
      for (const cancel of cancels) cancel()
    }
  }, [from])
  return face
}
