import { useEffect, type RefObject } from 'react'
import { pressedKey } from './pressed-key.ts'

/** The key of a choice: the number at the end of 'path 2' or '2', otherwise the first letter. */
export const keyFor = (input: string): string => /\d$/.exec(input)?.[0] ?? input.charAt(0)

/** Keys that do not belong to a choice. */
export const KEYS = {
  full: 'f',
  dice: 'r',
  numbers: 'n',
  input: '/',
  help: '?',
  advance: [' ', 'Enter'],
} as const

type Keys = {
  input: RefObject<HTMLInputElement | null>
  isPrinting: boolean
  /** Shows the rest of the turn. */
  advance: () => void
  /** Opens the last page; null while it is missing or open. */
  turnPage: (() => void) | null
  openHelp: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Checks whether Space and Enter have another meaning on this element: on controls outside the game. */
const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('a, button, select, summary') !== null &&
  target.closest('[data-mode]') === null

/**
 * Keyboard shortcuts outside of text fields: one key focuses the input, as do the digits of an attack, one opens the
 * help, and the key of a visible button presses it. While lines print, Space and Enter show the rest.
 */
export function useKeys({ input, isPrinting, advance, turnPage, openHelp }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      const isAdvance = KEYS.advance.some((key) => key === event.key)
      if (isAdvance && isPressable(event.target)) return
      // While text is being typed, a blank belongs to it.
      const isText = event.target === input.current && input.current?.value !== ''
      if (isPrinting && isAdvance && !isText) {
        event.preventDefault()
        advance()
        return
      }
      const isEmptyInput = event.target === input.current && input.current?.value === ''
      if (isTyping(event.target) && !(isEmptyInput && event.key === 'Enter')) return
      if (isAdvance && turnPage) {
        event.preventDefault()
        turnPage()
        return
      }
      if (isTyping(event.target)) return
      const pressed = pressedKey(event)
      if (pressed === KEYS.input) input.current?.focus()
      else if (pressed === KEYS.help) openHelp()
      else {
        const key = CSS.escape(pressed.toLowerCase())
        const button = document.querySelector<HTMLElement>(`[data-mode] [data-key="${key}"]`)
        // The input takes the focus first, so that the browser types the digit into it.
        const isInFight = document.querySelector('[data-mode="attack"]') !== null
        if (isInFight && /^\d$/.test(event.key)) {
          document.querySelector<HTMLElement>('[data-mode] [aria-expanded="false"]')?.click()
          input.current?.focus()
        }
        if (!button) return
        button.click()
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
    }
  }, [input, isPrinting, advance, turnPage, openHelp])
}
