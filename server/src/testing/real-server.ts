import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export type RealServer = {
  readonly process: ChildProcess
  /** The address it says it listens at; rejects with what it printed when it ended instead. */
  readonly listening: Promise<string>
  readonly ended: Promise<{ code: number | null; stderr: string }>
}

const isListening = (message: unknown): message is { type: 'listening'; address: string } =>
  typeof message === 'object' && message !== null && 'type' in message && 'address' in message

/**
 * Starts main.ts as the starter does, in a folder and with settings of its own. Its log goes nowhere,
 * or to the descriptor or pipe given.
 */
export const startServer = (
  cwd: string,
  settings: Record<string, string>,
  stdout: number | 'pipe' | 'ignore' = 'ignore',
): RealServer => {
  const child = fork(MAIN, {
    cwd,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...settings },
    execArgv: [],
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // Not 'close': it never comes once the parent has let go of the channel.
  const said = child.stderr ? once(child.stderr, 'end') : undefined
  const ended = Promise.all([once(child, 'exit'), said]).then(() => ({
    code: child.exitCode,
    stderr,
  }))
  const listening = new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      if (isListening(message)) resolve(message.address)
    })
    void ended.then(() => {
      reject(new Error(stderr))
    })
  })
  listening.catch(() => undefined)
  return { process: child, listening, ended }
}
