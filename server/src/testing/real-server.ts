import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const NODE = JSON.parse(readFileSync(new URL('../../node.json', import.meta.url), 'utf8')) as {
  readonly flags: string[]
  readonly environment: Record<string, string>
}

/** The cache makes a start faster; the other variables are for a fake clock (faketime). */
const NAMES = ['PATH', 'NODE_COMPILE_CACHE', 'LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC']

/** The environment of programs that tests start. */
export const PROGRAM_ENV = Object.fromEntries(
  NAMES.map((name) => [name, process.env[name]] as const).filter(
    ([, value]) => value !== undefined,
  ),
)

export type RealServer = {
  readonly process: ChildProcess
  /** The address that the server reports. Rejects with its stderr if it ends before it listens. */
  readonly listening: Promise<string>
  /** The address of its metrics, with METRICS_PORT. */
  readonly metrics: Promise<string>
  readonly ended: Promise<{ code: number | null; stderr: string }>
}

const isListening = (
  message: unknown,
): message is { type: 'listening'; address: string; metrics: string } =>
  typeof message === 'object' && message !== null && 'type' in message && 'address' in message

/**
 * Starts main.ts like `npm start` does, in the given folder with the given settings. `stdout` is the
 * destination of its log.
 */
export function startServer(
  cwd: string,
  settings: Record<string, string>,
  stdout: number | 'pipe' | 'ignore' = 'ignore',
): RealServer {
  const child = fork(MAIN, {
    cwd,
    env: { ...NODE.environment, ...PROGRAM_ENV, PORT: '0', ...settings },
    execArgv: NODE.flags,
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // Not 'close', which is never emitted after the parent has disconnected the channel.
  const stderrEnd = child.stderr ? once(child.stderr, 'end') : undefined
  const ended = Promise.all([once(child, 'exit'), stderrEnd]).then(() => ({
    code: child.exitCode,
    stderr,
  }))
  const messaged = new Promise<{ address: string; metrics: string }>((resolve, reject) => {
    child.on('message', (message) => {
      if (isListening(message)) resolve(message)
    })
    void ended.then(() => {
      reject(new Error(stderr))
    })
  })
  const listening = messaged.then(({ address }) => address)
  const metrics = messaged.then(({ metrics }) => metrics)
  listening.catch(() => undefined)
  metrics.catch(() => undefined)
  return { process: child, listening, metrics, ended }
}
