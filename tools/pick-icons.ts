/**
 * Copies the page's icons from the game-icons set (CC BY 3.0, game-icons.net) as path data, so that they
 * take the colour of the text.
 *   node tools/pick-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { readOptions } from './options.ts'

readOptions('icons', {})

const icons = { logo: 'open-book' }

const FILE = 'web/src/ui/icon-paths.ts'

const source = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
const set = JSON.parse(await readFile(source, 'utf8')) as {
  icons: Record<string, { body: string } | undefined>
}

function pathOf(icon: string): string {
  const path = /\sd="([^"]+)"/.exec(set.icons[icon]?.body ?? '')?.[1]
  if (!path) throw new Error(`game-icons has no single-path picture called ${icon}`)
  return path
}

const entries = Object.entries(icons).map(([name, icon]) => `  ${name}: '${pathOf(icon)}',\n`)
const text = `/** From game-icons.net (CC BY 3.0), drawn on a 512 grid. Made by tools/pick-icons.ts. */\nexport const iconPaths = {\n${entries.join('')}}\n`
await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }))
