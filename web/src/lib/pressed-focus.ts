// Safari does not focus a pressed button, but popups return the focus to the button that opened them. A focused text
// field keeps the focus, so that a phone's keyboard stays open.
function focusPressed({ target }: Event): void {
  if (!(target instanceof Element) || document.activeElement !== document.body) return
  target.closest('button')?.focus({ preventScroll: true })
}

// The server also loads this file, and has no document.
if (typeof document !== 'undefined') document.addEventListener('click', focusPressed, true)
