import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../drill/product.ts'
import type { Browser } from './browser.ts'
import { startNetwork } from './network.ts'
import { makeVisitor } from './visitor.ts'
import { STEPS, type Walk } from './walk.ts'

type Options = {
  readonly pictures?: string | undefined
  /** Gets a line after each step. */
  readonly log?: (line: string) => void
}

/** Returns what failed. A step begins where the one before has ended, and is tried even if that one has failed. */
export async function walkWith(
  browser: Browser,
  { pictures, log = () => undefined }: Options = {},
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fable-engines-'))
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', removeFolder)
  const network = await startNetwork()
  const product = await startProduct(folder, { PUBLIC_URL: network.address, SAMPLE_FACTS: '1' })
  network.leadTo(product.address)

  try {
    const visitor = await makeVisitor(browser, { address: network.address, pictures })
    return await walkThrough({ ...visitor, ...network }, log)
  } finally {
    network.cut()
    await product.end('SIGTERM')
    removeFolder()
  }
}

async function walkThrough(walk: Walk, log: (line: string) => void): Promise<readonly string[]> {
  const failures: string[] = []
  for (const [name, step] of STEPS) {
    const begun = performance.now()
    const failure = await tryStep(walk, step)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    log(`  ${name}: ${failure === '' ? '' : `${failure} `}(${seconds} s)`)
    if (failure !== '') failures.push(`${name}: ${failure}`)
  }
  return failures
}

/** '' if nothing failed. */
async function tryStep(walk: Walk, step: (walk: Walk) => Promise<void>): Promise<string> {
  try {
    await step(walk)
    const errors = await walk.errors()
    return errors.length === 0 ? '' : `The page reports errors.\n${errors.join('\n')}`
  } catch (error) {
    return `${String(error)}\n${await walk.page()}`
  }
}
