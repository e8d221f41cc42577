import { useEffect, type RefObject } from 'react'

type Keys = {
  input: RefObject<HTMLInputElement | null>
  isPrinting: boolean
  /** Shows the rest of the turn. */
  advance: () => void
  openHelp: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Whether Space and Enter have a meaning of their own there: on what can be pressed beside the game. */
const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('a, button, select, summary') !== null &&
  target.closest('[data-mode]') === null

/**
 * Keys that act while nothing is typed: `/` goes to the input, `?` opens the help, and the
 * key of a shown button presses it. While lines print, Space and Enter bring the rest.
 */
export function useKeys({ input, isPrinting, advance, openHelp }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      if ((event.key === ' ' || event.key === 'Enter') && isPressable(event.target)) return
      if (isPrinting && (event.key === ' ' || event.key === 'Enter')) {
        event.preventDefault()
        advance()
        return
      }
      if (isTyping(event.target)) return
      if (event.key === '/') input.current?.focus()
      else if (event.key === '?') openHelp()
      else {
        const key = CSS.escape(event.key.toLowerCase())
        const button = document.querySelector<HTMLElement>(`[data-mode] [data-key="${key}"]`)
        if (!button) return
        button.click()
      }
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
    }
  }, [input, isPrinting, advance, openHelp])
}
