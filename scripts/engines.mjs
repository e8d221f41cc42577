// @ts-check
// `npm run engines`: installs the packages and builds the page if necessary, then walks through the product in Firefox
// and WebKit (tools/engines.ts).
// Runs before anything is installed, on Node 20, so this file and lib/ import only Node's own modules.
import { spawn } from 'node:child_process'
import { prepare } from './lib/prepare.mjs'
import { endWithSentence, root, stopOnSignals, toolEnv } from './lib/run.mjs'

/** @type {import('node:child_process').ChildProcess | undefined} */
let tool

// The tool ends its processes, then itself.
stopOnSignals((exitCode) => {
  if (!tool?.kill('SIGTERM')) process.exit(exitCode)
})
await prepare({ page: true, tests: true }).catch(endWithSentence)
// Runs on Node 24, which is installed by now.
tool = spawn('node', ['tools/engines.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnv(),
  stdio: 'inherit',
})
tool.on('exit', (code) => process.exit(code ?? 1))
