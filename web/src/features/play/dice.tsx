import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { startDice } from '../../game/dice-timer.ts'
import { usePreferences } from '../../game/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './controls.module.css'
import { KEYS } from './keys.ts'

type Props = { maxDamage: number; isWaiting: boolean; onAttack: (attack: string) => void }

/** The colour of the readout depends on the number. */
const heat = (value: number, maxDamage: number) =>
  ({
    '--heat': `${String(maxDamage ? Math.round((value / maxDamage) * 100) : 100)}%`,
  }) as CSSProperties

function Readout({ value, maxDamage }: { value: number; maxDamage: number }) {
  return (
    <output
      className={cx(styles.readout, value === maxDamage && styles.full)}
      data-dice
      style={heat(value, maxDamage)}
      aria-live="off"
    >
      {value}
    </output>
  )
}

/** Roll starts a counter that passes from 0 to max damage and over; Stop attacks with its number (section 4). */
function RollingDice({ maxDamage, isWaiting, onAttack }: Props) {
  const [value, setValue] = useState(0)
  const stopTimer = useRef<(() => void) | null>(null)
  const [isRolling, setRolling] = useState(false)
  useEffect(() => () => stopTimer.current?.(), [])
  // An input from elsewhere ends the roll, which was for the round before.
  if (isWaiting && isRolling) setRolling(false)
  useEffect(() => {
    if (!isRolling) stopTimer.current?.()
  }, [isRolling])

  const press = () => {
    if (isWaiting) {
      onAttack('')
      return
    }
    if (isRolling) {
      stopTimer.current?.()
      setRolling(false)
      onAttack(String(value))
      return
    }
    setRolling(true)
    setValue(0)
    stopTimer.current = startDice(() => setValue((now) => (now + 1 > maxDamage ? 0 : now + 1)))
  }

  return (
    <>
      <Readout value={value} maxDamage={maxDamage} />
      <Button
        look="strong"
        className={styles.choice}
        data-key={KEYS.dice}
        aria-disabled={isWaiting}
        onClick={press}
      >
        {isRolling ? 'Stop' : 'Roll'}
      </Button>
    </>
  )
}

/** The dice without timing: the player sets the number, which starts at the best there is. */
function SteppedDice({ maxDamage, isWaiting, onAttack }: Props) {
  const [value, setValue] = useState(maxDamage)
  const change = (by: number) => setValue((now) => Math.min(Math.max(now + by, 0), maxDamage))
  return (
    <>
      <Button look="icon" className={styles.step} aria-label="Less" onClick={() => change(-1)}>
        −
      </Button>
      <Readout value={Math.min(value, maxDamage)} maxDamage={maxDamage} />
      <Button look="icon" className={styles.step} aria-label="More" onClick={() => change(1)}>
        +
      </Button>
      <Button
        look="strong"
        className={styles.choice}
        data-key={KEYS.dice}
        aria-disabled={isWaiting}
        onClick={() => onAttack(isWaiting ? '' : String(Math.min(value, maxDamage)))}
      >
        Stop
      </Button>
    </>
  )
}

/** The attack's controls: the rolling dice or the stepper, as the player prefers. */
export function Dice(props: Props) {
  const { dice } = usePreferences()
  return dice === 'stepper' ? <SteppedDice {...props} /> : <RollingDice {...props} />
}
