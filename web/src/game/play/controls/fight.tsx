import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { DiceStop } from '../../save/run-story.ts'
import { blowsOf } from './blows.ts'
import { Dice, type DiceProps } from './dice.tsx'
import styles from './fight.module.css'
import { KEYS } from './keys.ts'

type Props = Pick<DiceProps, 'maxDamage' | 'perfect' | 'isWaiting'> & {
  foeHealth: number
  /** Whether a wager asks for the dice: any other attack ends it. */
  isByDice: boolean
  onAttack: (attack: string, stop?: DiceStop) => void
}

/**
 * The controls of a fight: the maximum in one press, the dice beside it, and the numbers below. The number that rolling
 * dice show is lit among them.
 */
export function Fight({ maxDamage, foeHealth, perfect, isByDice, isWaiting, onAttack }: Props) {
  const [rolling, setRolling] = useState<number | null>(null)
  const press = (amount: number) => onAttack(isWaiting ? '' : String(amount))
  const blows = blowsOf(maxDamage, foeHealth)
  return (
    <>
      <Button
        look={isByDice || rolling !== null ? undefined : 'strong'}
        className={styles.full}
        data-key={KEYS.full}
        data-by-hand={isByDice}
        aria-disabled={isWaiting}
        onClick={() => press(maxDamage)}
      >
        <b>Full blow</b> <span className={styles.amount}>{maxDamage}</span>{' '}
        <span className="visually-hidden">{isByDice ? 'damage,' : 'damage'}</span>{' '}
        {isByDice && <small>by hand: ends the wager</small>}
      </Button>
      <Dice
        maxDamage={maxDamage}
        perfect={perfect}
        isWaiting={isWaiting}
        onAttack={onAttack}
        onRolling={setRolling}
      />
      {blows.length > 0 && (
        <div className={styles.cells} role="group" aria-label="Attacks" data-by-hand={isByDice}>
          {blows.map(({ amount, note }) => (
            <Button
              key={amount}
              data-max={amount === maxDamage}
              data-least={note !== undefined && note !== 'half' && note !== 'full'}
              data-lit={litOf(amount, rolling)}
              aria-disabled={isWaiting}
              onClick={() => press(amount)}
            >
              <span>{amount}</span>{' '}
              <span className="visually-hidden">{note ? 'damage,' : 'damage'}</span>{' '}
              {note && <small>{note}</small>}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Whether dice that roll are at a number, or have passed it. */
function litOf(amount: number, rolling: number | null): 'here' | 'passed' | undefined {
  if (rolling === null || amount > rolling) return undefined
  return amount === rolling ? 'here' : 'passed'
}
