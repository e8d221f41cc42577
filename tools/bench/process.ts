import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { votesOn } from './documents.ts'
import { load } from './load.ts'
import { type Part, ratioOf } from './row.ts'
import { FACTS, startApp, startBare } from './servers.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The resident memory of a process in MB. Linux only. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The server's memory beside that of plain node:http, before any request and after votes. */
export const memory = async (): Promise<Part> => {
  const app = await startApp()
  const bare = await startBare()
  const beside = () => ratioOf(memoryOf(app.pid), memoryOf(bare.pid), 'MB')
  return {
    rows: [
      {
        what: 'memory at rest',
        reach: ['≤', 2],
        measure: () => Promise.resolve(beside()),
      },
      {
        what: 'memory under votes',
        reach: ['≤', 3],
        measure: async () => {
          await load(app.address, votesOn(FACTS), { seconds: 10 })
          return beside()
        },
      },
    ],
    rounds: 1,
    close: async () => {
      bare.close()
      await app.close()
    },
  }
}

/** The milliseconds until `npm start` says that it is open. */
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

/** The milliseconds of a Node process that does nothing. */
const emptyStart = async (): Promise<number> => {
  const begun = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - begun
}

/** `npm start` with everything installed and built. The first round, which does not count, is the first start. */
export const start = (): Promise<Part> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  return Promise.resolve({
    rows: [
      {
        what: 'second start beside an empty start of Node',
        reach: ['≤', 12],
        measure: async () => ratioOf(await startTime(folder), await emptyStart(), 'ms'),
      },
    ],
    close: () => {
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  })
}
