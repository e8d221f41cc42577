import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { blowsOf } from './blows.ts'
import { Dice, type DiceProps } from './dice.tsx'
import styles from './fight.module.css'
import { KEYS } from './keys.ts'

type Props = Pick<DiceProps, 'maxDamage' | 'isWaiting'> & {
  foeHealth: number
  /** True if a wager requires attacks other than the maximum, so that their buttons are shown from the start. */
  needsNumbers: boolean
  onAttack: (attack: string) => void
}

/**
 * The controls of a fight: a button for the maximum, the dice beside it, and buttons for the other numbers, which
 * another button shows. While the dice roll, the button of their current number is highlighted.
 */
export function Fight({ maxDamage, foeHealth, needsNumbers, isWaiting, onAttack }: Props) {
  const [rolling, setRolling] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(needsNumbers)
  const cells = useId()
  const press = (amount: number) => onAttack(isWaiting ? '' : String(amount))
  const blows = isOpen ? blowsOf(maxDamage, foeHealth) : []
  return (
    <>
      <Button
        look={rolling === null ? 'strong' : undefined}
        className={styles.full}
        data-key={KEYS.full}
        aria-disabled={isWaiting}
        onClick={() => press(maxDamage)}
      >
        <b>Full blow</b> <span className={styles.amount}>{maxDamage}</span>{' '}
        <span className="visually-hidden">damage</span>
      </Button>
      <Dice
        maxDamage={maxDamage}
        isWaiting={isWaiting}
        onAttack={onAttack}
        onRolling={setRolling}
      />
      <Button
        className={styles.more}
        data-key={KEYS.numbers}
        aria-label="Other numbers"
        title="Other numbers"
        aria-expanded={isOpen}
        aria-controls={isOpen ? cells : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '×' : '…'}
      </Button>
      {isOpen && (
        <div id={cells} className={styles.cells} role="group" aria-label="Attacks">
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

/** Returns where the rolling dice are: 'here' at this amount, 'passed' beyond it, undefined before it. */
function litOf(amount: number, rolling: number | null): 'here' | 'passed' | undefined {
  if (rolling === null || amount > rolling) return undefined
  return amount === rolling ? 'here' : 'passed'
}
