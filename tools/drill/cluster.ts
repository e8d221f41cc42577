import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcesses, findPrograms, findUnprivilegedUser } from '@fable/server/testing'
import { freePort, signalAll, until } from './product.ts'

type Place = { name: string; folder: string; postgres: number; rest: number }

/**
 * For docs/operations.md, with this machine's places. A standby that fails must not stop the writes for good, so
 * `synchronous_mode` is not strict: the primary goes on alone as soon as etcd says so.
 */
const patroniConfig = ({ name, folder, postgres, rest }: Place, bin: string, etcd: number) => ({
  scope: 'fable',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { host: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 1,
      retry_timeout: 3,
      primary_start_timeout: 0,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { wal_sender_timeout: '5s', wal_receiver_timeout: '5s', max_connections: 100 },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${postgres}`,
    connect_address: `127.0.0.1:${postgres}`,
    data_dir: folder,
    bin_dir: bin,
    pgpass: `${folder}.pgpass`,
    authentication: {
      superuser: { username: 'postgres', password: 'drill' },
      replication: { username: 'replicator', password: 'drill' },
    },
    pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    parameters: { unix_socket_directories: join(folder, '..') },
  },
})

/** Only the primary responds with 200 to the check; connections to one that stops to be it are cut. */
const haproxyConfig = (port: number, places: readonly Place[]) => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${places.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}\n`).join('')}`

const isOk = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.exitCode === null && child.signalCode === null

const end = async (child: ChildProcess | undefined) => {
  if (!isRunning(child)) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Starts etcd, two PostgreSQL under Patroni, and HAProxy in front of them, in the folder. `url` leads to the
 * primary, `pair` resolves when there are a primary and a synchronous standby.
 */
export const startCluster = async (folder: string) => {
  const bin = findPrograms()
  for (const program of ['etcd', 'patroni', 'haproxy'])
    if (bin === undefined || spawnSync('which', [program]).status !== 0)
      throw new Error('This needs: apt-get install postgresql etcd-server patroni haproxy.')
  const user = findUnprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const ids = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
  /** Starts a program that ends with this one. As root it runs as another user, because PostgreSQL refuses root. */
  const launch = (name: string, command: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const line = [...ids, '--pdeathsig=TERM', ...command]
    return spawn('setpriv', line, { cwd: folder, stdio: ['ignore', log, log] })
  }

  const etcdPort = await freePort()
  const [clients, peers] = [etcdPort, await freePort()].map((port) => `http://127.0.0.1:${port}`)
  const etcd = launch('etcd', [
    ...['etcd', `--data-dir=${join(folder, 'etcd')}`, `--initial-cluster=default=${String(peers)}`],
    ...['listen-client', 'advertise-client'].map((name) => `--${name}-urls=${String(clients)}`),
    ...['listen-peer', 'initial-advertise-peer'].map((name) => `--${name}-urls=${String(peers)}`),
  ])

  const makeNode = (place: Place) => {
    const config = `${place.folder}.json`
    writeFileSync(config, JSON.stringify(patroniConfig(place, bin ?? '', etcdPort)))
    let patroni: ChildProcess | undefined
    const kill = (what: 'PostgreSQL' | 'node') => {
      if (what === 'node') patroni?.kill('SIGKILL')
      try {
        signalAll(findProcesses(join(place.folder, 'postmaster.pid')), 'SIGKILL')
      } catch {
        // It does not run.
      }
    }
    return {
      start: () => {
        if (!isRunning(patroni)) patroni = launch(place.name, ['patroni', config])
      },
      kill,
      is: (role: string) => isOk(`http://127.0.0.1:${place.rest}/${role}`),
      stop: async () => {
        await end(patroni)
        kill('PostgreSQL')
      },
    }
  }
  const places: Place[] = []
  for (const name of ['node0', 'node1'])
    places.push({
      name,
      folder: join(folder, name),
      postgres: await freePort(),
      rest: await freePort(),
    })
  const nodes = places.map(makeNode)

  const listen = await freePort()
  const haproxyFile = join(folder, 'haproxy.cfg')
  writeFileSync(haproxyFile, haproxyConfig(listen, places))
  const haproxy = launch('haproxy', ['haproxy', '-f', haproxyFile])

  const find = (role: 'primary' | 'sync') =>
    until(`a node is ${role}`, async () => {
      for (const node of nodes) if (await node.is(role)) return node
      return undefined
    })
  const pair = async () => ({ primary: await find('primary'), standby: await find('sync') })
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([haproxy, etcd].map(end))
  }
  const restartNodes = () => {
    for (const node of nodes) node.start()
  }

  try {
    await until('etcd', () => isOk(`${String(clients)}/health`))
    nodes[0]?.start()
    await until('the first primary', () => nodes[0]?.is('primary'))
    restartNodes()
    await pair()
    return { url: `postgres://postgres@127.0.0.1:${listen}/postgres`, pair, restartNodes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
