import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const readDocument = (screen: string) => readFileSync(`${DIST}.documents/${screen}.html`, 'utf8')

/** The KB of JavaScript, brotli, that the document of a screen asks for before anything is pressed. */
export const scriptKb = (screen: string): number => {
  const names = readDocument(screen).match(/assets\/[\w.-]+\.js/g) ?? []
  return (
    [...new Set(names)].reduce((sum, name) => sum + statSync(`${DIST}${name}.br`).size, 0) / 1000
  )
}

/** The KB of the fonts with the letters of English, which the style sheets in the document of a screen name. */
export const fontKb = (screen: string, families: readonly string[]): number =>
  [...new Set(readDocument(screen).match(/assets\/[\w.-]+-base-[\w-]+\.woff2/g) ?? [])]
    .filter((name) => families.some((family) => name.includes(family)))
    .reduce((sum, name) => sum + statSync(DIST + name).size, 0) / 1000
