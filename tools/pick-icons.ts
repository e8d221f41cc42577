/**
 * Copies the icons that are not of the product's own drawing from the game-icons set (CC BY 3.0,
 * game-icons.net). They become path data, so that they take the colour of the text.
 *   node tools/pick-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.ts'

readOptions('icons', {})

const icons = {
  logo: 'open-book',
  interesting: 'thumb-up',
  mindblowing: 'brainstorm',
}

const source = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
const set = JSON.parse(await readFile(source, 'utf8')) as {
  icons: Record<string, { body: string } | undefined>
}

function pathOf(icon: string): string {
  const path = /\sd="([^"]+)"/.exec(set.icons[icon]?.body ?? '')?.[1]
  if (!path) throw new Error(`game-icons has no single-path picture called ${icon}`)
  return path
}

const entries = Object.entries(icons).map(([name, icon]) => `  ${name}:\n    '${pathOf(icon)}',\n`)
await writeFile(
  'web/src/ui/icon-paths.ts',
  `/** From game-icons.net (CC BY 3.0), drawn on a 512 grid. Made by tools/pick-icons.ts. */\nexport const iconPaths = {\n${entries.join('')}}\n`,
)
