import { PLACES, type Place } from '@fable/contract/limits'

/** Lets the keys 1, 2 and 3 press the cards of the round. The returned function ends this. */
export function listenToKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const isTyping = target instanceof Element && target.matches('input, textarea, select')
    if (ctrlKey || metaKey || altKey || isTyping) return
    // The physical key also works, because on some keyboards digits need Shift or are not Latin.
    const isAtPlace = (place: Place) => !shiftKey && code === `Digit${place}`
    const place = PLACES.find((each) => each === key || isAtPlace(each))
    if (place) document.querySelector<HTMLElement>(`button[name="pick"][value="${place}"]`)?.click()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
