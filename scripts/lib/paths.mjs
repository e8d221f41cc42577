// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A folder that Git ignores, for locks, unfinished builds, caches and reports of the tools. */
export const cache = join(root, '.cache')

const NEEDED_MAJOR = 24
const installed = join(root, 'node_modules/.bin')

/** Whether a Node that can run the server (24 or newer) is available. */
export const hasNode = () =>
  existsSync(join(installed, 'node')) || Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/**
 * The environment of the server and the tools. The installed commands are first in PATH, as in an npm
 * script, and so is the installed Node 24.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${installed}:${process.env.PATH ?? ''}`,
})
