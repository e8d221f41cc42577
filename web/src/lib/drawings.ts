/** In milliseconds. */
const DEADLINE = 10_000

const texts = new Map<string, string>()
const requests = new Map<string, Promise<string>>()

/** The text of a drawing that was fetched before; undefined until then. */
export const drawingText = (url: string): string | undefined => texts.get(url)

/** Puts the text of a drawing that is there already into the cache. */
export const cacheDrawing = (url: string, text: string): void => {
  texts.set(url, text)
}

/**
 * Fetches one of our own SVG files, once per page. A failure (no network, an old release) gives an empty
 * drawing and is tried again when it is asked for again.
 */
export function fetchDrawing(url: string): Promise<string> {
  const known = requests.get(url)
  if (known) return known
  const request = fetch(url, { signal: AbortSignal.timeout(DEADLINE) })
    .then(async (response) => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      const text = await response.text()
      texts.set(url, text)
      return text
    })
    .catch(() => {
      requests.delete(url)
      return ''
    })
  requests.set(url, request)
  return request
}
