import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProcesses, findPrograms, findUnprivilegedUser } from '@fable/server/testing'
import { etcdArguments, haproxyConfig, type NodePlace, patroniConfig } from './cluster-config.ts'
import { freePort } from './under-load.ts'

const TIMEOUT_MS = 90_000
const RETRY_MS = 100

/** A PostgreSQL with its Patroni. */
export type Node = {
  readonly address: string
  /** PostgreSQL and its children. */
  readonly processes: () => readonly number[]
  /** Does nothing if Patroni runs. */
  readonly start: () => void
  /** Kills PostgreSQL with -9; a node is Patroni, too. */
  readonly kill: (what: 'PostgreSQL' | 'node') => void
  /** Whether Patroni calls it that. */
  readonly is: (role: 'primary' | 'sync') => Promise<boolean>
}

export type Cluster = {
  /** The address of the primary, by way of HAProxy. */
  readonly url: string
  /** Resolves with the primary and the synchronous standby when both are there. */
  readonly pair: () => Promise<{ primary: Node; standby: Node }>
  /** Starts the nodes again that were killed. */
  readonly restartNodes: () => void
  readonly stop: () => Promise<void>
}

/** Where the cluster runs. `enter` is the command that starts a program in a node's network. */
export type Network = {
  readonly haproxy: string
  readonly etcd: string
  readonly nodes: readonly { readonly address: string; readonly enter: readonly string[] }[]
}

export const LOOPBACK: Network = {
  haproxy: '127.0.0.1',
  etcd: '127.0.0.1',
  nodes: [
    { address: '127.0.0.1', enter: [] },
    { address: '127.0.0.1', enter: [] },
  ],
}

/** Polls until the condition holds. */
export const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > TIMEOUT_MS) throw new Error(`This took too long: ${what}.`)
    await sleep(RETRY_MS)
  }
}

const isOk = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

type Launch = (name: string, enter: readonly string[], command: readonly string[]) => ChildProcess

/** Starts programs that end with this one. As root, they run as another user, because PostgreSQL refuses root. */
const launcher = (folder: string): Launch => {
  for (const program of ['etcd', 'patroni', 'haproxy'])
    if (spawnSync('which', [program]).status !== 0)
      throw new Error(`There is no ${program}: apt-get install etcd-server patroni haproxy.`)
  const user = findUnprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const ids = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
  return (name, enter, command) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const line = [...enter, 'setpriv', ...ids, '--pdeathsig=TERM', ...command]
    const [program = '', ...parameters] = line
    return spawn(program, parameters, { cwd: folder, stdio: ['ignore', log, log] })
  }
}

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.exitCode === null && child.signalCode === null

const end = async (child: ChildProcess) => {
  if (!isRunning(child)) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

type StoppableNode = Node & { readonly stop: () => Promise<void> }

const makeNode = (place: NodePlace, enter: readonly string[], launch: Launch): StoppableNode => {
  const { name, address, ports, folder } = place
  const config = `${folder}.json`
  writeFileSync(config, JSON.stringify(patroniConfig(place)))
  let patroni: ChildProcess | undefined
  const processes = () => {
    try {
      return findProcesses(join(folder, 'postmaster.pid'))
    } catch {
      return []
    }
  }
  const kill = (what: 'PostgreSQL' | 'node') => {
    if (what === 'node') patroni?.kill('SIGKILL')
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
  }
  return {
    address,
    processes,
    start: () => {
      if (!isRunning(patroni)) patroni = launch(name, enter, ['patroni', config])
    },
    kill,
    is: (role) => isOk(`http://${address}:${ports.rest}/${role}`),
    stop: async () => {
      if (patroni) await end(patroni)
      kill('PostgreSQL')
    },
  }
}

/** Starts etcd, two PostgreSQL under Patroni, and HAProxy in front of them, in the folder. */
export const startCluster = async (folder: string, network = LOOPBACK): Promise<Cluster> => {
  const bin = findPrograms()
  if (bin === undefined) throw new Error('This needs PostgreSQL: apt-get install postgresql.')
  const launch = launcher(folder)
  const etcdPort = await freePort(network.etcd)
  const etcdPlace = { address: network.etcd, port: etcdPort, peerPort: await freePort() }
  const etcd = launch('etcd', [], ['etcd', ...etcdArguments(etcdPlace, folder)])

  const places: NodePlace[] = []
  const nodes: StoppableNode[] = []
  for (const [at, { address, enter }] of network.nodes.entries()) {
    const name = `node${at}`
    const ports = { postgres: await freePort(), rest: await freePort() }
    const place = { name, address, ports, folder: join(folder, name), bin, etcd: etcdPlace }
    places.push(place)
    nodes.push(makeNode(place, enter, launch))
  }

  const listen = await freePort(network.haproxy)
  const haproxyFile = join(folder, 'haproxy.cfg')
  writeFileSync(haproxyFile, haproxyConfig({ address: network.haproxy, port: listen }, places))
  const haproxy = launch('haproxy', [], ['haproxy', '-f', haproxyFile])

  const find = async (role: 'primary' | 'sync') => {
    for (const node of nodes) if (await node.is(role)) return node
    return undefined
  }
  const pair = async () => {
    let primary: Node | undefined
    let standby: Node | undefined
    await until('a primary and a synchronous standby', async () => {
      primary = await find('primary')
      standby = await find('sync')
      return primary !== undefined && standby !== undefined
    })
    if (!primary || !standby) throw new Error('There is no pair.')
    return { primary, standby }
  }
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([haproxy, etcd].map(end))
  }

  try {
    const [first, ...others] = nodes
    await until('etcd', () => isOk(`http://${network.etcd}:${etcdPort}/health`))
    first?.start()
    await until('the first primary', async () => (await first?.is('primary')) === true)
    for (const node of others) node.start()
    await pair()
    const restartNodes = () => {
      for (const node of nodes) node.start()
    }
    const url = `postgres://postgres@${network.haproxy}:${listen}/postgres`
    return { url, pair, restartNodes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
