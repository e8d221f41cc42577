import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

/** The popups that more than one part of the page opens. `app/` and the play screen render them. */
export type PopupName = 'coin' | 'menu' | 'login' | 'chat' | 'help' | 'runs' | 'settings'

/** A popup belongs to the page that opened it: a change of page closes it. */
let open: { readonly name: PopupName; readonly path: string } | null = null
const listeners = new Set<() => void>()

function show(next: typeof open): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens a popup in the place of the one that is open. */
export function openPopup(name: PopupName): void {
  show({ name, path: location.pathname })
}

/** Closes the popup that is open. */
export function closePopup(): void {
  show(null)
}

/** The popup that is open on this page; null when none is. */
export function usePopup(): PopupName | null {
  const [path] = useLocation()
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => null,
  )
  return current?.path === path ? current.name : null
}
