import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides',
    Record<string, unknown> | undefined
  >
> & { readonly workspaces?: readonly string[] }

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const read = (folder: string) => readJson(`${folder}/package.json`) as Package

/** A version, a version under another name, or the version that the file itself names (npm's overrides). */
const EXACT = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$|^\$\w+$/

/** Overrides may be nested. */
const versionsIn = (entries: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(entries).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : versionsIn(value as Record<string, unknown>),
  )

const folders = ['.', ...(read('.').workspaces ?? [])]

describe.each(folders)('package.json in %s', (folder) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read(folder)
  const versions = [dependencies, devDependencies, optionalDependencies, overrides].flatMap(
    versionsIn,
  )

  it('has dependencies', () => {
    expect(versions.length).toBeGreaterThan(0)
  })

  it.each(versions)('names one exact version of %s: %s', (_, version) => {
    expect(version).toMatch(EXACT)
  })
})

type Demands = Readonly<
  Partial<
    Record<
      'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies',
      Readonly<Record<string, string>>
    >
  >
>

type Locked = Demands & {
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

/** Ranges of versions (`^1.2.0`, `>=1 <3`, `*`), possibly under another name. A tag or an address is none. */
const RANGE = /^(npm:(@[\w-]+\/)?[\w-]+@)?[\d\sx*.^~<>=|-][\w\s*.^~<>=|+-]*$/

/** Looks where Node looks for `name` from within the package at `path`. */
function isInstalled(packages: Readonly<Record<string, Locked>>, path: string, name: string) {
  const parts = path.split('/node_modules/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...above, ''].some(
    (folder) => `${folder && `${folder}/`}node_modules/${name}` in packages,
  )
}

describe('the lock file', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const overridden = read('.').overrides ?? {}
  const demandsOf = (kinds: readonly (keyof Demands)[]) =>
    Object.entries(packages).flatMap(([path, entry]) =>
      kinds.flatMap((kind) =>
        Object.entries(entry[kind] ?? {}).map(([name, range]) => ({ path, name, range })),
      ),
    )
  // npm can forget the optional packages of other systems, to which Node belongs.
  const needed = demandsOf(['dependencies', 'devDependencies', 'optionalDependencies'])
  const all = [...needed, ...demandsOf(['peerDependencies'])]

  // npm resolves a tag anew at each installation and refuses a lock file that holds an older version.
  it('requires every package by a range of versions, not by a tag or an address', () => {
    const unpinned = all.filter(({ name, range }) => !RANGE.test(range) && !(name in overridden))
    expect(unpinned).toEqual([])
  })

  it('contains a package for every dependency of its packages', () => {
    expect(needed.filter(({ path, name }) => !isInstalled(packages, path, name))).toEqual([])
  })

  it('has a hash for each package', () => {
    const without = Object.entries(packages).filter(
      ([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link,
    )
    expect(without.map(([path]) => path)).toEqual([])
  })

  it('has only one package with an install script, and .npmrc turns such scripts off', () => {
    const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
    // It would count installations, and does nothing else.
    expect(scripted).toEqual(['node_modules/@scarf/scarf'])
    expect(readFileSync(new URL('.npmrc', import.meta.url), 'utf8')).toContain(
      '\nignore-scripts=true\n',
    )
  })
})
