/**
 * Writes web/src/ui/icon-paths.ts from the game-icons set (CC BY 3.0, game-icons.net).
 * The few pictures that every page needs travel as path data, so that they take the text's colour.
 * Run: node tools/pick-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const wanted = {
  logo: 'open-book',
  coin: 'two-coins',
  profile: 'hood',
  chat: 'talk',
  interesting: 'thumb-up',
  mindblowing: 'brainstorm',
  campfire: 'campfire',
}

const source = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
const set = JSON.parse(await readFile(source, 'utf8')) as {
  icons: Record<string, { body: string } | undefined>
}

const entries = Object.entries(wanted).map(([name, icon]) => {
  const path = /\sd="([^"]+)"/.exec(set.icons[icon]?.body ?? '')?.[1]
  if (!path) throw new Error(`game-icons has no single-path picture called ${icon}`)
  return `  ${name}:\n    '${path}',\n`
})

await writeFile(
  'web/src/ui/icon-paths.ts',
  `/** From game-icons.net (CC BY 3.0), drawn on a 512 grid. Made by tools/pick-icons.ts. */\nexport const iconPaths = {\n${entries.join('')}}\n`,
)
