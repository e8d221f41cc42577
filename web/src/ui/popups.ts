import '../lib/pressed-focus.ts'
import { useLocation } from 'wouter'
import { Store, useStore } from '../lib/store.ts'

/**
 * The popups that several parts of the page can open. The files that render them add their names by module
 * augmentations.
 */
export interface PopupNames {}

type PopupName = keyof PopupNames

/** The open popup, with the path of the page that opened it; on any other page it is closed. */
const opened = new Store<{ readonly name: PopupName; readonly path: string } | null>(null)

/** Opens a popup, which replaces an open one. With the path of another page it opens there, once that page is shown. */
export const openPopup = (name: PopupName, path: string = location.pathname): void =>
  opened.set({ name, path })

export const closePopup = (): void => opened.set(null)

/** Closes a popup whose page the visitor has left, so that it is not open when they return. */
export function closeLeftPopup(): void {
  const popup = opened.get()
  if (popup !== null && popup.path !== location.pathname) closePopup()
}

/** Returns the open popup of this page; null if there is none. */
export function usePopup(): PopupName | null {
  const [path] = useLocation()
  const popup = useStore(opened)
  return popup?.path === path ? popup.name : null
}
