import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Part } from './row.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The time in ms until `npm start` says that it is open. */
const startTime = async (folder: string): Promise<number> => {
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const text of npm.stdout.setEncoding('utf8')) {
    printed += String(text)
    if (printed.includes('is open at')) break
  }
  const taken = performance.now() - begun
  const exited = once(npm, 'exit')
  npm.kill('SIGTERM')
  await exited
  return taken
}

/** The time in ms of a Node process that does nothing. */
const emptyStart = async (): Promise<number> => {
  const begun = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - begun
}

/** `npm start` with everything installed and built. The warm-up round is the first start. */
export const start = (): Promise<Part> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  return Promise.resolve({
    rows: [
      {
        what: 'npm start, the second time',
        beside: 'an empty start of Node',
        unit: 'ms',
        atMost: 8,
        measure: async () => ({ figure: await startTime(folder), limit: await emptyStart() }),
      },
    ],
    close: () => {
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  })
}
