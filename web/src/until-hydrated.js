// Runs in the document, mostly until React has hydrated it (main.tsx). Meanwhile links and forms work without scripts.
{
  // Until the front page is hydrated, `played` hides today’s round from those who have played it.
  try {
    const today = new Date().toISOString().slice(0, 10)
    const results = localStorage.RoundResults ?? ''
    const root = document.documentElement
    if (results.includes(`"${today}":`)) root.dataset.played = ''
    // Whoever has played needs no introduction.
    if (results.includes(':')) root.dataset.known = ''
  } catch {
    // No storage: nothing was played.
  }
  // Keys handled by an input method, such as an Escape that closes its list, must not reach other listeners; this
  // listener is the first. In Safari only the key code shows that Enter ended a composition.
  const ignoreComposing = (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
  }
  addEventListener('keydown', ignoreComposing, true)
  // Typed text survives a reload after scripts have failed to load.
  const fields = () => [
    ...document.querySelectorAll('input:not([type=password]), select, textarea'),
  ]
  const keepTyped = () => {
    sessionStorage.typed = JSON.stringify(fields().map(({ value }) => value))
  }
  const showTyped = () => {
    try {
      const typed = JSON.parse(sessionStorage.typed ?? '[]')
      sessionStorage.removeItem('typed')
      for (const [at, field] of fields().entries()) field.value = typed[at] || field.value
    } catch {
      // No storage: nothing was kept.
    }
  }
  // Presses on controls that need scripts are stored, and the controls shown as busy. This includes votes until the
  // scripts are late; from then on a vote submits its form.
  const pressed = []
  const keep = (event) => {
    const { target } = event
    if (target.closest('#late a')) keepTyped()
    const button = target.closest(
      'button[type="button"], form[method="dialog"] button, button[data-vote]',
    )
    if (!button) return
    if (button.dataset.vote) {
      if (!document.getElementById('late').hidden) return
      event.preventDefault()
    }
    pressed.push(button)
    button.ariaBusy = 'true'
  }
  // Reports missing scripts: failed ones at once, slow ones after a while.
  const late = (isLate) => {
    // A page that was saved as a file has no scripts to wait for.
    document.getElementById('late').hidden = !isLate || location.protocol === 'file:'
  }
  const fail = ({ target }) => {
    if (target.tagName === 'SCRIPT') late(true)
  }
  const timer = setTimeout(late, 10_000, true)
  addEventListener('click', keep)
  addEventListener('error', fail, true)
  addEventListener(
    'hydrating',
    () => {
      showTyped()
      clearTimeout(timer)
      late(false)
      removeEventListener('click', keep)
      removeEventListener('error', fail, true)
      for (const button of pressed) {
        button.ariaBusy = null
        button.click()
      }
    },
    { once: true },
  )
  let isSaved = false
  try {
    isSaved = Boolean(localStorage.GameVariables)
  } catch {
    // No storage: no saved game.
  }
  // The scene of a player with a saved game waits for that game (app/screens/game.module.css).
  if (isSaved) document.documentElement.dataset.saved = ''
  // A new player's scene works without scripts at first: they load at the first interaction or after a while
  // (server.tsx), and main.tsx waits for that.
  const later = document.querySelectorAll('link[rel="later"]')
  globalThis.wanted = new Promise((resolve) => {
    const want = () => {
      for (const link of later) link.rel = 'modulepreload'
      resolve()
    }
    if (later.length === 0 || isSaved || location.search || location.hash) return want()
    const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll']
    for (const touch of touches) addEventListener(touch, want, { once: true, capture: true })
    setTimeout(want, 3_000)
  })
}
