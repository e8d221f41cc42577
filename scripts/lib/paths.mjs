// @ts-check
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Scratch space that Git ignores: locks, half-made builds, caches and reports of the tools. */
export const cache = join(root, '.cache')

const NEEDED_MAJOR = 24
const installed = join(root, 'node_modules/node/bin/node')

/** Whether a Node that can run the server (24 or newer) is at hand. */
export const hasNode = () =>
  existsSync(installed) || Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/**
 * The Node that runs the server and the tools: the installed package's real binary, so that a signal
 * sent to the process meets no wrapper on its way; else the Node we run on, if it is new enough.
 */
export function nodeBinary() {
  if (existsSync(installed)) return realpathSync(installed)
  if (hasNode()) return process.execPath
  throw new Error(`Node ${NEEDED_MAJOR} is missing: run "npm ci" without --ignore-scripts.`)
}

/**
 * The environment of a tool: the installed commands come first in its PATH, as in an npm script.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  ...extra,
})
