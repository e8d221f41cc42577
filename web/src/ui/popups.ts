import '../lib/pressed-focus.ts'
import { useLocation } from 'wouter'
import { Store, useStore } from '../lib/store.ts'

/** The files that render popups add their names by module augmentations. */
export interface PopupNames {}

type PopupName = keyof PopupNames

/** `path` is that of the page that opened the popup; on any other page it is closed. */
const opened = new Store<{ readonly name: PopupName; readonly path: string } | null>(null)

/** Replaces an open popup. With the path of another page it opens there, once that page is shown. */
export const openPopup = (name: PopupName, path: string = location.pathname): void =>
  opened.set({ name, path })

export const closePopup = (): void => opened.set(null)

/** So that the popup is not open when the visitor returns to its page. */
export function closeLeftPopup(): void {
  const popup = opened.get()
  if (popup !== null && popup.path !== location.pathname) closePopup()
}

/** Null if this page has no open popup. */
export function usePopup(): PopupName | null {
  const [path] = useLocation()
  const popup = useStore(opened)
  return popup?.path === path ? popup.name : null
}
