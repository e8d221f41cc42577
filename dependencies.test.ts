import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = Readonly<
  Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, unknown> | undefined>
> & { readonly workspaces?: readonly string[] }

const read = (folder: string) =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8')) as Package

/** A version, a version under another name, or the version that the file itself names (npm's overrides). */
const EXACT = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$|^\$\w+$/

/** Overrides may be nested. */
const versionsIn = (entries: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(entries).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : versionsIn(value as Record<string, unknown>),
  )

const folders = ['.', ...(read('.').workspaces ?? [])]

describe.each(folders)('package.json in %s', (folder) => {
  const { dependencies, devDependencies, overrides } = read(folder)
  const versions = [dependencies, devDependencies, overrides].flatMap(versionsIn)

  it('has dependencies', () => {
    expect(versions.length).toBeGreaterThan(0)
  })

  it.each(versions)('names one exact version of %s: %s', (_, version) => {
    expect(version).toMatch(EXACT)
  })
})
