/**
 * Gives a button that is pressed the focus where nothing else has it, as Safari does not: a popup returns the focus to
 * the button that has opened it. A field that is typed in keeps it, and with it the keyboard of a phone.
 */
function focusPressed({ target }: Event): void {
  if (!(target instanceof Element) || document.activeElement !== document.body) return
  target.closest('button')?.focus({ preventScroll: true })
}

// The server loads this file, too.
if (typeof document !== 'undefined') document.addEventListener('click', focusPressed, true)
