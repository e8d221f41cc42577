import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../scripts/lib/run.mjs'

const notCopied = new Set([
  'node_modules',
  '.git',
  'dist',
  'data',
  '.cache',
  '.env',
  'test-results',
])
const workspaces = ['engine', 'contract', 'server', 'web']

/** Links all installed packages except our own, which must be those of the copy. */
function linkPackages(copy: string) {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@fable') continue
    if (name === '.package-lock.json') cpSync(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
  mkdirSync(join(to, '@fable'))
  for (const name of workspaces) {
    symlinkSync(join('../..', name), join(to, '@fable', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, name, 'node_modules'))
  }
}

/**
 * Copies the working tree to a temporary folder, with installed packages but without a built page, so that
 * tests of `npm start` do not change the checkout.
 */
export function copyCheckout(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-checkout-'))
  cpSync(root, folder, { recursive: true, filter: (file) => !notCopied.has(basename(file)) })
  linkPackages(folder)
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
