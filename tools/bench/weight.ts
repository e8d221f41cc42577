import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Bytes on the wire, brotli where the build made it. */
const weigh = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** What a first visit to the board brings before anything is asked of the server, in bytes, fonts apart. */
export const firstViewBytes = (): number => {
  const html = readFileSync(`${DIST}index.html`, 'utf8')
  const files = Array.from(
    html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
    ([, name = '']) => name,
  )
  return ['index.html', ...files].reduce((sum, name) => sum + weigh(DIST + name), 0)
}
