/**
 * Focuses a pressed button if nothing else has the focus, because Safari does not, and a popup returns the focus to the
 * button that opened it. A text field keeps the focus, and with it a phone's keyboard.
 */
function focusPressed({ target }: Event): void {
  if (!(target instanceof Element) || document.activeElement !== document.body) return
  target.closest('button')?.focus({ preventScroll: true })
}

// The server loads this file, too.
if (typeof document !== 'undefined') document.addEventListener('click', focusPressed, true)
