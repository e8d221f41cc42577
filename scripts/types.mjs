// @ts-check
// `npm run types`: checks each package with its own tsconfig, two at a time. Incremental build information is
// stored in .cache, so that a second run checks only what changed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cache, nodeBinary, root } from './lib/paths.mjs'

const AT_ONCE = 2
// The largest packages first, which gives the shortest total time.
const waiting = ['server', 'web', '.', 'engine', 'contract']
let failed = false

/** @param {string} folder */
function check(folder) {
  const buildInfo = join(cache, 'types', `${folder === '.' ? 'root' : folder}.tsbuildinfo`)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo]
  const child = spawn(nodeBinary(), args, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', resolve))
}

async function checkNext() {
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
    if ((await check(folder)) !== 0) failed = true
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
process.exit(failed ? 1 : 0)
