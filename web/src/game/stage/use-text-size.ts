import { useLayoutEffect } from 'react'

/** In CSS pixels: one below any minimum of a browser, and one above. */
const SMALL = 1
const LARGE = 200

const PROBE =
  'position: absolute; display: block; visibility: hidden; white-space: nowrap; font-family: monospace'

/**
 * A minimum that is set in the browser enlarges texts but not the unit `rem`, by which the layout is chosen. So the
 * text size of the page is raised to it.
 */
export function useTextSize(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { smallest, rem } = measure()
    if (smallest <= rem) return undefined
    style.fontSize = `${smallest}px`
    return () => {
      style.fontSize = ''
    }
  }, [])
}

/** In CSS pixels: the smallest size in which the browser shows a text, and the unit `rem`. */
function measure(): { smallest: number; rem: number } {
  const probe = document.createElement('span')
  probe.style.cssText = PROBE
  probe.textContent = 'x'.repeat(100)
  document.body.append(probe)
  const widthWith = (name: 'font-size' | 'width', value: string) => {
    probe.style.setProperty(name, value)
    return probe.getBoundingClientRect().width
  }
  const large = widthWith('font-size', `${LARGE}px`)
  const small = widthWith('font-size', `${SMALL}px`)
  const rem = widthWith('width', '1rem')
  probe.remove()
  return { smallest: Math.round((LARGE * small) / large), rem }
}
