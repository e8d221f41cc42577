import { useEffect, type RefObject } from 'react'
import { pressedKey } from './pressed-key.ts'

const NONE_KEYS = 'n 0'

/**
 * Returns the key of a choice: the digit at the end of 'path 2' or '2', two keys for 'none', otherwise the first
 * letter.
 */
export const keyFor = (input: string): string =>
  input === 'none' ? NONE_KEYS : (/\d$/.exec(input)?.[0] ?? input.charAt(0))

export const KEYS = {
  full: 'f',
  dice: 'r',
  input: '/',
  help: '?',
  advance: [' ', 'Enter'],
} as const

type Keys = {
  input: RefObject<HTMLInputElement | null>
  isPrinting: boolean
  advance: () => void
  /** Opens the last page; null if there is none, or if it is already open. */
  turnPage: (() => void) | null
  openHelp: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

// Outside of the game's controls, Space and Enter press the focused control.
const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('a, button, select, summary') !== null &&
  target.closest('[data-mode]') === null

/**
 * Handles keys outside of text fields. One key focuses the input, as does every digit in a fight. Another key opens the
 * help. The key of a visible button presses that button. While lines print, Space and Enter advance them, also in the
 * empty input. After a run they open the last page.
 */
export function useKeys({ input, isPrinting, advance, turnPage, openHelp }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      const isAdvance = KEYS.advance.some((key) => key === event.key)
      if (isAdvance && isPressable(event.target)) return
      // While the player is typing, a space is part of the text.
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
        const button = document.querySelector<HTMLElement>(`[data-mode] [data-key~="${key}"]`)
        // The focus moves before the browser handles the key, so the digit is typed into the input.
        const isInFight = document.querySelector('[data-mode="attack"]') !== null
        if (isInFight && /^\d$/.test(event.key)) input.current?.focus()
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
