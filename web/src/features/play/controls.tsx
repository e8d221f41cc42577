import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Scene } from '../../game/scene.ts'
import { later } from '../../platform/timers.ts'
import { Button } from '../../ui/button.tsx'
import { choicesOf } from './choices.ts'
import { Dice } from './dice.tsx'
import styles from './controls.module.css'

type Props = { scene: Scene; onSubmit: (input: string) => void }

/** A press so soon after the group has changed was meant for the group before; in milliseconds. */
const SETTLE_TIME = 300

/** Whether the group has changed a moment ago; the first one has not. */
function useIsSettling(group: string): boolean {
  const [settled, setSettled] = useState(group)
  useEffect(() => later(SETTLE_TIME, () => setSettled(group)), [group])
  return settled !== group
}

/**
 * The control group of the current mode, and no other (section 2). While lines print its buttons wait
 * without losing the focus; when the group changes under the player's hands, the focus follows it.
 */
export function Controls({ scene: { view, isPrinting, isWaiting }, onSubmit }: Props) {
  const isBusy = isPrinting || isWaiting
  const isSettling = useIsSettling(view.prompt.mode)
  const group = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus()
    }
  }, [view.prompt.mode])

  if (view.prompt.mode === 'playerInput') return null
  const submit = (input: string) => {
    if (!isSettling) onSubmit(input)
  }
  return (
    <div
      ref={group}
      className={styles.controls}
      role="group"
      aria-label="Choices"
      data-mode={view.prompt.mode}
      data-settling={isSettling}
    >
      {view.prompt.mode === 'attack' ? (
        <Dice
          maxDamage={view.player.maxDamage}
          isWaiting={isBusy || isSettling}
          onAttack={submit}
        />
      ) : (
        choicesOf(view).map(({ label, input, key, hint, isStrong }) => (
          <Button
            key={input}
            look={isStrong ? 'strong' : undefined}
            className={styles.choice}
            data-key={key}
            aria-disabled={isBusy || isSettling}
            onClick={({ currentTarget, detail }) => {
              isByKeyboard.current = detail === 0 && document.activeElement === currentTarget
              submit(input)
            }}
          >
            <span>{label}</span>
            {hint && <small>{hint}</small>}
          </Button>
        ))
      )}
    </div>
  )
}
