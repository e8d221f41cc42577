import { type ComponentProps, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dice } from './dice.tsx'
import { KEYS } from './keys.ts'
import styles from './fight.module.css'

type Props = Omit<ComponentProps<typeof Dice>, 'onRolling'>

export function Fight(props: Props) {
  const { maxDamage, isWaiting, onAttack } = props
  const [isRolling, setRolling] = useState(false)
  return (
    <>
      <Button
        look={isRolling || props.isExact ? undefined : 'strong'}
        className={styles.full}
        data-key={KEYS.full}
        aria-disabled={isWaiting}
        onClick={() => onAttack(isWaiting ? '' : String(maxDamage))}
      >
        <b>Full blow</b> <span className={styles.amount}>{maxDamage}</span>{' '}
        <span className="visually-hidden">damage</span>
      </Button>
      <Dice {...props} onRolling={setRolling} />
    </>
  )
}
