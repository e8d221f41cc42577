import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Size on the wire: the brotli file, if the build created one. */
const wireSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** The bytes that the first visit to the facts loads before any API call, without fonts. */
export const firstViewBytes = (): number => {
  const html = readFileSync(`${DIST}index.html`, 'utf8')
  const files = Array.from(
    html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
    ([, name = '']) => name,
  )
  return ['index.html', ...files].reduce((sum, name) => sum + wireSize(DIST + name), 0)
}
