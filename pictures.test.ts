import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BOSSES, ENEMIES, MARLOWE, OPPORTUNITIES } from '@fable/engine/content'
import { expect, it } from 'vitest'

const pictureOf = (id: string) =>
  fileURLToPath(new URL(`web/src/ui/art/${id}.svg`, import.meta.url))

it.each([MARLOWE, ...ENEMIES, ...BOSSES, ...OPPORTUNITIES])('$id has a picture', ({ id }) => {
  expect(existsSync(pictureOf(id))).toBe(true)
})
