import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { choicesOf } from './choices.ts'
import { Dice } from './dice.tsx'
import type { Scene } from '../../game/scene.ts'

type Props = { scene: Scene; onSubmit: (input: string) => void }

/**
 * The control group of the current mode, and no other (section 2). While lines print its buttons wait
 * without losing the focus; when the group changes under the player's hands, the focus follows it.
 */
export function Controls({ scene: { view, isPrinting, isWaiting }, onSubmit }: Props) {
  const isBusy = isPrinting || isWaiting
  const group = useRef<HTMLDivElement>(null)
  const isByKeyboard = useRef(false)
  useLayoutEffect(() => {
    if (isByKeyboard.current && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus()
    }
  }, [view.controls])

  if (view.controls === 'playerInput') return null
  return (
    <div
      ref={group}
      className="controls"
      role="group"
      aria-label="Choices"
      data-mode={view.controls}
    >
      {view.controls === 'attack' ? (
        <Dice maxDamage={view.player.maxDamage} isWaiting={isBusy} onAttack={onSubmit} />
      ) : (
        choicesOf(view).map(({ label, input, key, hint, isStrong }) => (
          <Button
            key={input}
            look={isStrong ? 'strong' : undefined}
            className="choice"
            data-key={key}
            aria-disabled={isBusy}
            onClick={({ currentTarget, detail }) => {
              isByKeyboard.current = detail === 0 && document.activeElement === currentTarget
              onSubmit(input)
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
