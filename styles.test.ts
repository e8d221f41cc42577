import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const styles = fileURLToPath(new URL('web/src/', import.meta.url))

it('gives every animation a name of its own, since all style sheets share them', () => {
  const names = globSync('**/*.css', { cwd: styles }).flatMap((file) =>
    Array.from(
      readFileSync(styles + file, 'utf8').matchAll(/@keyframes ([\w-]+)/g),
      ([, name]) => name,
    ),
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
