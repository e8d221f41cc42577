import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { signalAll } from '@fable/server/testing'
import { listProcesses, type Process } from '../scripts/lib/testing/processes.ts'
import type { Settings } from './server.ts'

function treeUnder(pid: number, all = listProcesses()): Process[] {
  const children = all.filter((process) => process.parent === pid)
  const own = all.filter((process) => process.pid === pid)
  return [...own, ...children.flatMap((child) => treeUnder(child.pid, all))]
}

/** The given processes that are still running. */
export function stillRunning(tree: Process[]): Process[] {
  const all = listProcesses()
  return tree.filter((one) => all.some((p) => p.pid === one.pid && p.command === one.command))
}

/** Kills the given processes that are still running. */
export function killAll(tree: Process[]): void {
  signalAll(
    stillRunning(tree).map(({ pid }) => pid),
    'SIGKILL',
  )
}

/** The environment of a shell, without the variables that npm sets for its scripts. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name))
  const path = (process.env.PATH ?? '').split(delimiter)
  const outside = path.filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...Object.fromEntries(own), PATH: outside.join(delimiter) }
}

/** A running `npm start`. */
export type NpmStart = {
  /** Output so far. */
  readonly output: () => string
  readonly exit: Promise<{ code: number | null; signal: string | null }>
  /** All processes seen so far, because an orphan is no longer in the tree of npm. */
  readonly tree: () => Process[]
  /** The address that it printed, or '' before that. */
  readonly address: () => string
  /** Sends a signal to npm, or to the process in its tree whose command contains `victim`. */
  readonly kill: (victim: string, signal: NodeJS.Signals) => void
}

/** Runs `npm start` in a folder. */
export function npmStart(folder: string, settings: Settings): NpmStart {
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...shellEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  npm.stdout.on('data', (text: Buffer) => {
    output += text.toString()
  })
  npm.stderr.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const exit = once(npm, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }))
  const seen = new Map<number, Process>()
  const tree = () => {
    for (const process of treeUnder(npm.pid ?? 0)) seen.set(process.pid, process)
    return [...seen.values()]
  }
  return {
    output: () => output,
    exit,
    tree,
    address: () => /open at (\S+)/.exec(output)?.[1] ?? '',
    kill: (victim, signal) => {
      const found = victim === 'npm' ? npm.pid : tree().find((p) => p.command.includes(victim))?.pid
      if (!found) throw new Error(`No process "${victim}" in ${JSON.stringify(tree())}`)
      process.kill(found, signal)
    },
  }
}
