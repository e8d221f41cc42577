import '../lib/pressed-focus.ts'
import { useLocation } from 'wouter'
import { Store, useStore } from '../lib/store.ts'

/** The files that render popups add the names of the popups by module augmentations. */
export interface PopupNames {}

type PopupName = keyof PopupNames

/** `path` is the path of the screen that opened the popup. On any other screen the popup is closed. */
const opened = new Store<{ readonly name: PopupName; readonly path: string } | null>(null)

/**
 * Opens a popup in place of an open one. With the path of another screen, the popup opens once that screen is shown.
 */
export const openPopup = (name: PopupName, path: string = location.pathname): void =>
  opened.set({ name, path })

export const closePopup = (): void => opened.set(null)

/** Closes the popup of a screen that was left, so that it is not open when the visitor returns. */
export function closeLeftPopup(): void {
  const popup = opened.get()
  if (popup !== null && popup.path !== location.pathname) closePopup()
}

/** Returns null if this screen has no open popup. */
export function usePopup(): PopupName | null {
  const [path] = useLocation()
  const popup = useStore(opened)
  return popup?.path === path ? popup.name : null
}
