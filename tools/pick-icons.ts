/**
 * Copies the product's pictures from the game-icons set (CC BY 3.0, game-icons.net). The few icons that
 * every page needs become path data, so that they take the colour of the text. Each character's icon,
 * named in its content file, becomes a file, so that a page loads only what it shows.
 *   node tools/pick-icons.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BOSSES, ENEMIES, MARLOWE, OPPORTUNITIES } from '@fable/engine/content'
import { readOptions } from './options.ts'

readOptions('icons', {})

const icons = {
  logo: 'open-book',
  coin: 'two-coins',
  profile: 'hood',
  chat: 'talk',
  interesting: 'thumb-up',
  mindblowing: 'brainstorm',
  campfire: 'campfire',
}

const characters = [MARLOWE, ...ENEMIES, ...BOSSES, ...OPPORTUNITIES]

const ART = 'web/src/ui/art'

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

await rm(ART, { recursive: true, force: true })
await mkdir(ART)
for (const { id, icon } of characters) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${pathOf(icon)}"/></svg>\n`
  await writeFile(`${ART}/${id}.svg`, svg)
}
