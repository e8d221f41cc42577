import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '@fable/contract/limits'
import { BOSSES, ENEMIES, GOODS, MARLOWE, OPPORTUNITIES } from '@fable/engine/content'

const fileOf = (path: string) =>
  fileURLToPath(new URL(`web/src/scenery/${path}.svg`, import.meta.url))

describe.each([MARLOWE, ...ENEMIES, ...BOSSES, ...OPPORTUNITIES])('the character $id', ({ id }) => {
  it('has a picture', () => {
    expect(existsSync(fileOf(`cast/${id}`))).toBe(true)
  })

  it('has a picture with the groups of all poses and the light of the fire', () => {
    const svg = readFileSync(fileOf(`cast/${id}`), 'utf8')
    for (const group of ['shadow', 'body', 'eyes', 'o', 'x', 'prop']) {
      expect(svg, group).toContain(`class="${group}"`)
    }
    expect(svg).toContain('var(--rim,#ff9353)')
  })

  it('has a picture whose ids all begin with its own id', () => {
    const svg = readFileSync(fileOf(`cast/${id}`), 'utf8')
    for (const [, used] of svg.matchAll(/ id="([^"]*)"/g))
      expect(used?.startsWith(`${id}-`)).toBe(true)
  })
})

it.each(GOODS)('the good $id has an icon', ({ id }) => {
  expect(existsSync(fileOf(`cast/icon-${id}`))).toBe(true)
})

it.each(BOSSES.filter(({ toggle }) => toggle))(
  'the boss $id has a head among the pictures of the trail',
  ({ id }) => {
    expect(readFileSync(fileOf('art/heads'), 'utf8')).toContain(`<symbol id="${id}"`)
  },
)

const publicFile = (path: string) => fileURLToPath(new URL(`web/public/${path}`, import.meta.url))
/** Width and height of a PNG. */
function sizeOf(path: string) {
  const png = readFileSync(publicFile(path))
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

it.each(['facts', 'shop', 'updates', ...CATEGORIES.map(({ id }) => id)])(
  'the page %s has a picture of 1200 by 630 pixels for link previews',
  (name) => {
    expect(sizeOf(`previews/${name}.png`)).toEqual([1200, 630])
  },
)

it('each icon of the manifest has the size that the manifest states', () => {
  const { icons } = JSON.parse(readFileSync(publicFile('manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of icons) {
    expect(existsSync(publicFile(src.slice(1))), src).toBe(true)
    if (sizes !== 'any') expect(sizeOf(src.slice(1)).join('x')).toBe(sizes)
  }
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180])
})
