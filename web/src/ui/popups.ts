import { useLocation } from 'wouter'
import '../lib/pressed-focus.ts'
import { Store, useStore } from '../lib/store.ts'

/** The popups that more than one part of the page opens. `app/` and the play screen render them. */
export type PopupName =
  | 'coin'
  | 'menu'
  | 'login'
  | 'create'
  | 'chat'
  | 'help'
  | 'runs'
  | 'settings'
  | 'shelf'
  | 'give-up'

/** A popup belongs to the page that opened it: a change of page closes it. */
const opened = new Store<{ readonly name: PopupName; readonly path: string } | null>(null)

/** Opens a popup in place of the open one, or on the next page once it is shown. */
export const openPopup = (name: PopupName, path: string = location.pathname): void =>
  opened.set({ name, path })

/** Closes the popup that is open. */
export const closePopup = (): void => opened.set(null)

/** Closes the popup of a page that was left, so that it is not open at the next visit. */
export function closeLeftPopup(): void {
  const popup = opened.get()
  if (popup !== null && popup.path !== location.pathname) closePopup()
}

/** The open popup of this page; null if there is none. */
export function usePopup(): PopupName | null {
  const [path] = useLocation()
  const popup = useStore(opened)
  return popup?.path === path ? popup.name : null
}
