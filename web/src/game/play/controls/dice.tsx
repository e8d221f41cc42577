import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { usePreferences } from '../../save/preferences.ts'
import { useSounds } from '../sound/use-sound.ts'
import { KEYS } from './keys.ts'
import styles from './fight.module.css'

/** The time for which the dice show a number, in milliseconds (docs/rules.md, section 4, Dice). */
const DICE_TICK = 90

type DiceProps = {
  maxDamage: number
  isWaiting: boolean
  onAttack: (attack: string) => void
  onRolling: (isRolling: boolean) => void
}

/**
 * The length of a frame in milliseconds. The player cannot have seen a number that was on the screen for a shorter
 * time.
 */
const FRAME = 16

type Props = DiceProps & {
  /** True if the player needs exact numbers. The stepped dice are then shown, whatever dice the player prefers. */
  isExact: boolean
}

export function Dice({ isExact, ...props }: Props) {
  const { dice } = usePreferences()
  return isExact || dice === 'stepper' ? <SteppedDice {...props} /> : <RollingDice {...props} />
}

/** These dice need no timing. The player sets the number, which starts at the maximum. */
function SteppedDice({ maxDamage, isWaiting, onAttack }: DiceProps) {
  const [chosen, setChosen] = useState(maxDamage)
  const value = Math.min(chosen, maxDamage)
  const change = (by: number) => setChosen(Math.min(Math.max(value + by, 0), maxDamage))

  return (
    <div className={styles.stepper}>
      <Button look="icon" aria-label="Less" onClick={() => change(-1)}>
        −
      </Button>
      <Button
        data-key={KEYS.dice}
        aria-disabled={isWaiting}
        onClick={() => onAttack(isWaiting ? '' : String(value))}
      >
        <output className={styles.die} data-dice>
          {value}
        </output>{' '}
        Attack
      </Button>
      <Button look="icon" aria-label="More" onClick={() => change(1)}>
        +
      </Button>
    </div>
  )
}

/** The dice of docs/rules.md, section 4, Dice: a counter that the player rolls and stops. */
function RollingDice(props: DiceProps) {
  const { isWaiting, onAttack } = props
  const { value, isRolling, isPerfect, roll, stop } = useRoll(props)
  /** True from the press that stops the dice until the click that follows it. That click must not start them again. */
  const hasStopped = useRef(false)

  return (
    <Button
      className={styles.roll}
      data-key={KEYS.dice}
      data-rolling={isRolling}
      data-perfect={isPerfect}
      aria-disabled={isWaiting}
      // The dice stop when the finger presses the button, not when it is lifted.
      onPointerDown={({ button, timeStamp }) => {
        hasStopped.current = isRolling && button === 0
        if (hasStopped.current) stop(timeStamp)
      }}
      onClick={({ timeStamp, detail }) => {
        // A click by a key (`detail` is 0) always counts, even if a press that stopped the dice was released outside
        // the button.
        const isRelease = hasStopped.current && detail > 0
        hasStopped.current = false
        if (isRelease) return
        if (isWaiting) onAttack('')
        else if (isRolling) stop(timeStamp)
        else roll()
      }}
    >
      <span className={styles.die} data-dice aria-hidden="true">
        {value}
      </span>
      <b>{isRolling ? 'Stop' : 'Roll'}</b>
    </Button>
  )
}

/** Counts from 0 to max damage and starts over. `stop` attacks with the number that the player has seen. */
function useRoll({ maxDamage, isWaiting, onAttack, onRolling }: DiceProps) {
  const [value, setValue] = useState(0)
  const [isRolling, setRolling] = useState(false)
  const [isPerfect, setPerfect] = useState(false)
  const seenAt = useSeenValue(value)
  const sounds = useSounds()
  const { tick } = sounds
  useEffect(() => {
    if (isRolling) tick(maxDamage ? value / maxDamage : 1)
  }, [isRolling, value, maxDamage, tick])
  useLayoutEffect(() => {
    onRolling(isRolling)
  }, [isRolling, onRolling])
  // A typed attack ends the roll, because the dice were rolled for the round that is now over.
  if (isWaiting && isRolling) setRolling(false)
  useEffect(() => {
    if (!isRolling) return undefined
    const next = () => setValue((now) => (now + 1 > maxDamage ? 0 : now + 1))
    const timer = setInterval(next, DICE_TICK)
    return () => clearInterval(timer)
  }, [isRolling, maxDamage])

  const roll = () => {
    setPerfect(false)
    setRolling(true)
    setValue(0)
  }
  const stop = (time: number) => {
    const seen = Math.min(seenAt(time), maxDamage)
    setRolling(false)
    setValue(seen)
    // A stop at the maximum is celebrated until the next roll, unless the maximum is 0.
    const hitsAll = seen === maxDamage && maxDamage > 0
    setPerfect(hitsAll)
    if (hitsAll) sounds.perfect()
    onAttack(String(seen))
  }
  return { value, isRolling, isPerfect, roll, stop }
}

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
