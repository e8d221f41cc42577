// @ts-check
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A folder that Git ignores, for locks, unfinished builds, caches and reports of the tools. */
export const cache = join(root, '.cache')

const NEEDED_MAJOR = 24
const installed = join(root, 'node_modules/node/bin/node')

/** Whether a Node that can run the server (24 or newer) is available. */
export const hasNode = () =>
  existsSync(installed) || Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/**
 * The Node that runs the server and the tools: the real binary of the installed package, because a wrapper
 * would not forward signals. Else the current Node, if it is new enough.
 */
export function nodeBinary() {
  if (existsSync(installed)) return realpathSync(installed)
  if (hasNode()) return process.execPath
  throw new Error(`Node ${NEEDED_MAJOR} is missing: run "npm ci" without --ignore-scripts.`)
}

/**
 * The environment of a tool. The installed commands are first in PATH, as in an npm script.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  ...extra,
})
