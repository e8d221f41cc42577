/** What was clicked since the document came. index.html fills it until it is missing. */
type EarlyClicks = { earlyClicks?: (EventTarget | null)[] | undefined }

/** Repeats the presses of buttons that came before the page's script, which nothing has answered. */
export function repeatEarlyClicks(): void {
  const page = window as Window & EarlyClicks
  const targets = page.earlyClicks ?? []
  page.earlyClicks = undefined
  for (const target of targets) {
    if (target instanceof Element) target.closest('button')?.click()
  }
}
