// Keeps the presses of what only scripts do until React listens (main.tsx). Links and forms work by themselves.
{
  const pressed = []
  const keep = (event) => {
    const button = event.target.closest('button[type="button"], form[method="dialog"] button')
    if (button) pressed.push(button)
  }
  addEventListener('click', keep)
  addEventListener(
    'hydrating',
    () => {
      removeEventListener('click', keep)
      for (const button of pressed) button.click()
    },
    { once: true },
  )
  // The scene of a player with a saved game waits for it (app/screens/game.module.css).
  try {
    if (localStorage.GameVariables) document.documentElement.dataset.saved = ''
  } catch {
    // No storage: no saved game.
  }
}
