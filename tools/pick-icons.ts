/**
 * Copies the pictures from the game-icons set (CC BY 3.0, game-icons.net). Icons that every page needs become
 * path data, so that they inherit the text colour. Each character becomes a file, so that a page loads only
 * those that it shows. Run: node tools/pick-icons.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const icons = {
  logo: 'open-book',
  coin: 'two-coins',
  profile: 'hood',
  chat: 'talk',
  interesting: 'thumb-up',
  mindblowing: 'brainstorm',
  campfire: 'campfire',
}

const characters = {
  marlowe: 'mustache',
  'bored-talking-stick': 'wood-stick',
  'devils-playground': 'tree-swing',
  'obsidian-steve': 'rock-golem',
  'starch-king': 'king',
  'farmer-odell': 'farmer',
  'screaming-garbage-can': 'trash-can',
  ellery: 'elephant-head',
  'small-purple-alien': 'alien-stare',
  'captain-crunchy': 'pirate-captain',
  gerald: 'calculator',
  'octopus-of-destruction': 'octopus',
  'pumpkin-king': 'pumpkin-lantern',
  'mother-tree': 'willow-tree',
  'lost-potato': 'potato',
  'a-garden': 'sunflower',
  'time-traveling': 'pocket-watch',
  'power-stones': 'gems',
  'dark-cave': 'cave-entrance',
  'martial-arts': 'high-kick',
  'traveling-elephant': 'elephant',
  'charming-stream': 'river',
  'magical-mushrooms': 'mushrooms-cluster',
  'your-mom': 'teapot',
}

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
for (const [id, icon] of Object.entries(characters)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${pathOf(icon)}"/></svg>\n`
  await writeFile(`${ART}/${id}.svg`, svg)
}
