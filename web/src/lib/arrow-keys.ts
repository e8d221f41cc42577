import type { KeyboardEvent } from 'react'
import { useIsHydrated } from './hydrated.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

type ArrowKeys = {
  readonly row: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }
  readonly stop: (isStop: boolean) => { readonly tabIndex: -1 | undefined }
}

/**
 * Makes a row of buttons a single tab stop in which the arrow keys move the focus (roving tabindex). Without scripts
 * each button is a tab stop. `row` has the props of the container. `stop` has the props of a button.
 */
export function useArrowKeys(): ArrowKeys {
  const isHydrated = useIsHydrated()
  return {
    row: { onKeyDown },
    stop: (isStop: boolean) => ({ tabIndex: isStop || !isHydrated ? undefined : -1 }),
  }
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}
