/** Of the page, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

export type Key = 'Enter' | 'Escape' | 'ArrowRight'

/**
 * One page, whatever drives it. Motion is reduced, so that the lines of the game print at once. A script is an
 * expression that is evaluated in the page; that of an element returns the element.
 */
export type Browser = {
  readonly open: (address: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly evaluate: (script: string) => Promise<unknown>
  /** Scrolls to the element, and presses in its middle. */
  readonly click: (element: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly resize: (size: Size) => Promise<void>
  /** Writes a PNG of the window, with the pointer in its corner. */
  readonly picture: (path: string) => Promise<void>
  readonly close: () => Promise<void>
}
