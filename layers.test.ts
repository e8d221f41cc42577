import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import rules from './.dependency-cruiser.mjs'

/** Folders that are above the layers of their package. */
const ABOVE = ['testing', 'bots', 'golden']

const architecture = readFileSync(new URL('docs/ARCHITECTURE.md', import.meta.url), 'utf8')

/** The layers of each folder that has some, lowest first. Features of the same layer are one entry: `(facts|runs)`. */
const layers = new Map<string, string[]>()
for (const { name } of rules.forbidden ?? []) {
  const [, root, layer] = /^(\S+): (\S+) imports downwards only$/.exec(name ?? '') ?? []
  if (root && layer) layers.set(root, [...(layers.get(root) ?? []), layer])
}

const foldersOf = (root: string): string[] =>
  readdirSync(new URL(root, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ABOVE.includes(entry.name))
    .map(({ name }) => name)

describe.each([...layers])('the layers of %s', (root, names) => {
  it('are its folders', () => {
    const all = names.flatMap((name) => name.replaceAll(/[()]/g, '').split('|'))
    expect(all.toSorted()).toEqual(foldersOf(root).toSorted())
  })

  it('are in docs/ARCHITECTURE.md in the same order', () => {
    const listed = names.map((name) => (name.startsWith('(') ? 'the features' : `\`${name}\``))
    expect(architecture).toContain(`| ${listed.join(', ')}`)
  })
})
