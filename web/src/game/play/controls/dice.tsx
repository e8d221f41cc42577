import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { DiceStop } from '../../save/run-story.ts'
import { usePreferences } from '../../save/preferences.ts'
import { useDiceSounds } from '../sound/use-sound.ts'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './controls.module.css'
import { KEYS } from './keys.ts'

/** The dice's counter advances this often, in milliseconds (docs/rules.md, section 4, Dice). */
const DICE_TICK = 90

/** The most cells that a phone shows distinctly; a larger maximum is a bar. */
const CELLS_MAX = 13

/** So many colours, from cold to hot (controls.module.css). */
const HEATS = 3

type TrackProps = { value: number; maxDamage: number; isRolling: boolean; children?: ReactNode }

/** The dice as a track from 0 to the maximum, which is gold; the readout is where they are. */
function DiceTrack({ value, maxDamage, isRolling, children }: TrackProps) {
  const isFull = value === maxDamage
  const readout = (
    <output className={styles.readout} data-dice data-full={isFull} aria-live="off">
      {value}
    </output>
  )
  if (maxDamage + 1 > CELLS_MAX) {
    return (
      <div className={cx(styles.track, styles.bar)} data-rolling={isRolling}>
        <svg className={styles.fill} aria-hidden="true">
          <rect
            width={`${(100 * value) / maxDamage}%`}
            height="100%"
            rx="5"
            fill="var(--trace-hot)"
          />
        </svg>
        {readout}
        <b className={styles.end} aria-hidden="true">
          {maxDamage}
        </b>
        {children}
      </div>
    )
  }
  return (
    <div className={cx(styles.track, styles.cells)} data-rolling={isRolling}>
      {Array.from({ length: maxDamage + 1 }, (_, cell) =>
        cell === value ? (
          <span key={cell} className={styles.cell} data-here data-max={cell === maxDamage}>
            {readout}
          </span>
        ) : (
          <span
            key={cell}
            className={styles.cell}
            data-max={cell === maxDamage}
            data-passed={isRolling && cell < value}
            data-heat={Math.floor((HEATS * cell) / maxDamage)}
            aria-hidden="true"
          >
            {cell}
          </span>
        ),
      )}
      {children}
    </div>
  )
}

type Props = {
  maxDamage: number
  /** Stops at the maximum in a row. */
  perfectRow: number
  isWaiting: boolean
  onAttack: (attack: string, stop?: DiceStop) => void
}

/** A number counts as seen when it has been on the screen for a frame; in milliseconds. */
const FRAME = 16

/** The number that was on the screen at a time; the time is that of events. */
function useSeenValue(value: number) {
  const shown = useRef({ value, since: 0, before: value })
  useLayoutEffect(() => {
    shown.current = { value, since: performance.now(), before: shown.current.value }
  }, [value])
  return (time: number) => {
    const { value: newest, since, before } = shown.current
    return time < since + FRAME ? before : newest
  }
}

/** Roll starts a counter from 0 to max damage and over; Stop attacks with its number (docs/rules.md, section 4). */
function RollingDice({ maxDamage, perfectRow, isWaiting, onAttack }: Props) {
  const [value, setValue] = useState(0)
  const [isRolling, setRolling] = useState(false)
  const [lastStop, setLastStop] = useState<DiceStop | null>(null)
  const seenAt = useSeenValue(value)
  const sounds = useDiceSounds()
  const { tick } = sounds
  useEffect(() => {
    if (isRolling) tick(maxDamage ? value / maxDamage : 1)
  }, [isRolling, value, maxDamage, tick])
  /** A press has stopped the dice; its click is not another one. */
  const hasStopped = useRef(false)
  // An attack that was typed ends the roll: it was for the round before.
  if (isWaiting && isRolling) setRolling(false)
  useEffect(() => {
    if (!isRolling) return undefined
    const next = () => setValue((now) => (now + 1 > maxDamage ? 0 : now + 1))
    const timer = setInterval(next, DICE_TICK)
    return () => clearInterval(timer)
  }, [isRolling, maxDamage])

  // Until the next roll, a stop at the maximum is celebrated.
  const isPerfect = lastStop === 'perfect' && perfectRow > 0

  const roll = () => {
    setLastStop(null)
    setRolling(true)
    setValue(0)
  }
  const stop = (time: number) => {
    const seen = Math.min(seenAt(time), maxDamage)
    setRolling(false)
    setValue(seen)
    // Without max damage there is nothing to hit.
    const result: DiceStop = seen === maxDamage && maxDamage > 0 ? 'perfect' : 'below'
    setLastStop(result)
    if (result === 'perfect') sounds.perfect()
    onAttack(String(seen), result)
  }

  return (
    <>
      <DiceTrack value={value} maxDamage={maxDamage} isRolling={isRolling}>
        {isPerfect && (
          <span key={perfectRow} className={styles.perfect}>
            {perfectRow > 1 ? `Perfect, ${perfectRow} in a row` : 'Perfect'}
          </span>
        )}
      </DiceTrack>
      <Button
        look="strong"
        className={styles.press}
        data-key={KEYS.dice}
        aria-disabled={isWaiting}
        // The press counts, not the release of the finger.
        onPointerDown={({ button, timeStamp }) => {
          hasStopped.current = isRolling && button === 0
          if (hasStopped.current) stop(timeStamp)
        }}
        onClick={({ timeStamp, detail }) => {
          // A key has no release of its own; one that was lost outside must not swallow it.
          const isRelease = hasStopped.current && detail > 0
          hasStopped.current = false
          if (isRelease) return
          if (isWaiting) onAttack('')
          else if (isRolling) stop(timeStamp)
          else roll()
        }}
      >
        {isRolling ? 'Stop' : 'Roll'}
      </Button>
    </>
  )
}

/** The dice without timing: the player sets the number, which starts at the best there is. */
function SteppedDice({ maxDamage, isWaiting, onAttack }: Props) {
  const [chosen, setChosen] = useState(maxDamage)
  const value = Math.min(chosen, maxDamage)
  const change = (by: number) => setChosen(Math.min(Math.max(value + by, 0), maxDamage))
  return (
    <>
      <DiceTrack value={value} maxDamage={maxDamage} isRolling={false} />
      <div className={styles.stepper}>
        <Button look="icon" aria-label="Less" onClick={() => change(-1)}>
          −
        </Button>
        <Button look="icon" aria-label="More" onClick={() => change(1)}>
          +
        </Button>
        <Button
          look="strong"
          className={styles.press}
          data-key={KEYS.dice}
          aria-disabled={isWaiting}
          onClick={() => onAttack(isWaiting ? '' : String(value))}
        >
          Attack
        </Button>
      </div>
    </>
  )
}

/** The attack's controls: the dice that roll, or those that wait, as the player likes it. */
export function Dice(props: Props) {
  const { dice } = usePreferences()
  return dice === 'stepper' ? <SteppedDice {...props} /> : <RollingDice {...props} />
}
