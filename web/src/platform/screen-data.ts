import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'

/** Reads what the server has rendered the document from; null if that is nothing. */
export function readScreenData(): ScreenData | null {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as ScreenData) : null
}
