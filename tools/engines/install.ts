import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { installFromDebian } from '../../scripts/lib/debian.mjs'
import { run } from '../../scripts/lib/run.mjs'

const STOCK = {
  firefox: { program: 'firefox-esr', packages: 'firefox-esr', own: firefox },
  webkit: { program: 'WebKitWebDriver', packages: 'webkit2gtk-driver xvfb', own: webkit },
}

const find = (program: string): string | undefined =>
  spawnSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim() ||
  undefined

/**
 * Finds or installs an engine of Debian; undefined: it is Playwright's own build.
 * @throws Error that says what to do
 */
export async function installEngine(name: keyof typeof STOCK): Promise<string | undefined> {
  const { program, packages, own } = STOCK[name]
  const found = find(program)
  if (found || existsSync(own.executablePath())) return found
  console.log(`Installing ${packages}, or Playwright’s ${name} …`)
  const command = `(${installFromDebian(packages)}) || playwright install ${name}`
  const { code, output } = await run('sh', ['-c', command], { quiet: true })
  if (code === 0) return find(program)
  throw new Error(
    `${output}\nInstall ${packages} of Debian, or Playwright’s build: npx playwright install --with-deps ${name}`,
  )
}
