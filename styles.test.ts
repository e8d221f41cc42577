import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('web/src/', import.meta.url))
const files = globSync('**/*.css', { cwd: source })

it('keeps all styles in CSS modules, except resets and design tokens', () => {
  const others = files.filter((file) => !file.endsWith('.module.css'))
  expect(others.sort()).toEqual(['ui/base.css', 'ui/tokens.css'])
})

it('lets no style sheet reach the class names of another one', () => {
  const reaching = files.filter((file) => readFileSync(source + file, 'utf8').includes(':global'))
  expect(reaching).toEqual([])
})
