// @ts-check
// `npm run dev`: the page, which reloads after a change, and a server that restarts when its sources change, on one address.
// The page listens on PORT and forwards /api to the server on API_PORT.
import { join } from 'node:path'
import { prepare } from './lib/prepare.mjs'
import { endWithSentence, root, run, stopOnSignals, toolEnv } from './lib/run.mjs'

const { PORT = '3000', API_PORT = '3001', HOST = '127.0.0.1' } = process.env
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://${HOST}:${PORT}`

stopOnSignals()
await prepare({}).catch(endWithSentence)
const server = run('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: toolEnv({ PORT: API_PORT, HOST, PUBLIC_URL }),
})
const vite = ['--host', HOST, '--port', PORT, '--strictPort', '--clearScreen', 'false']
const page = run('vite', vite, { cwd: join(root, 'web'), env: toolEnv({ API_PORT }) })
const { code } = await Promise.race([server, page])
process.exit(code)
