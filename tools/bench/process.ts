import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { forEachFact, load, sendAll } from './load.ts'
import { mixedRequests } from './mixed.ts'
import { voteOn } from './requests.ts'
import { atMost, type Part, ratioOf, row, shown } from './row.ts'
import { FACTS, startBesideBare } from './servers.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The resident memory of a process in MB. Linux only. */
const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The milliseconds until `npm start` says that it is open. */
const startTime = async (folder: string): Promise<number> => {
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: npm.stdout })) {
    if (!line.includes('http://')) continue
    const taken = performance.now() - begun
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    return taken
  }
  throw new Error('npm start ended without an address.')
}

/** The milliseconds of a Node process that does nothing. */
const emptyStart = (): number => {
  const begun = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - begun
}

const MIXED_REQUESTS = 20_000
/** The thread of searches has ended by then: it waits a minute for the next one. */
const REST_MS = 90_000

/** The memory of the server beside that of plain node:http, and `npm start` with everything installed and built. */
export const processes = async (): Promise<Part> => {
  const { app, bare, close } = await startBesideBare()
  const memory = () => ratioOf(memoryOf(app.pid), memoryOf(bare.pid), 'MB')
  const underVotes = async () => {
    await load(app.address, forEachFact(FACTS, voteOn), { seconds: 10 })
    return memory()
  }
  const afterMixed = async () => {
    await sendAll(app.address, mixedRequests(), MIXED_REQUESTS)
    const end = memoryOf(app.pid)
    await sleep(REST_MS)
    return { value: memoryOf(app.pid), from: `${shown(end)} MB at the end` }
  }
  const start = async () => ratioOf(await startTime(join(app.folder, 'other')), emptyStart(), 'ms')
  const memories = [atMost(2, memory), atMost(3, underVotes)]
  const rows = [
    row('memory at rest · under votes, beside a bare node process', memories, 1),
    row(
      'memory after 20,000 mixed requests (documents, forms, searches), then at rest, MB',
      [atMost(260, afterMixed)],
      1,
    ),
    row('second start beside an empty start of Node', [atMost(12, start)]),
  ]
  return { rows, close }
}
