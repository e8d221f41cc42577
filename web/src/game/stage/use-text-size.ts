import { useLayoutEffect } from 'react'

/** Font sizes in CSS pixels: one below the minimum of any browser, and one above. */
const SMALL = 1
const LARGE = 200

const PROBE =
  'position: absolute; display: block; visibility: hidden; white-space: nowrap; font-family: monospace'

/**
 * A minimum font size in the browser's settings enlarges texts but not the unit `rem`, on which the layout depends. So
 * the page's font size is raised to this minimum.
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

/** Returns, in CSS pixels, the smallest size in which the browser shows a text, and the size of a `rem`. */
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
