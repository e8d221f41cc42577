/** What was clicked since the document came. index.html fills it until it is missing. */
type EarlyClicks = { earlyClicks?: (EventTarget | null)[] | undefined }

/** Repeats the presses of buttons that came before the page's script, which nothing has handled. */
export function repeatEarlyClicks(): void {
  const page = window as Window & EarlyClicks
  const targets = page.earlyClicks ?? []
  page.earlyClicks = undefined
  for (const target of targets) {
    if (target instanceof Element) target.closest('button')?.click()
  }
}

/** Keeps presses of buttons for `repeatEarlyClicks`, in place of handling them, until the returned function is called. */
export function holdClicks(): () => void {
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) return
    event.stopPropagation()
    event.preventDefault()
    ;(window as Window & EarlyClicks).earlyClicks?.push(event.target)
  }
  document.addEventListener('click', hold, true)
  return () => document.removeEventListener('click', hold, true)
}
