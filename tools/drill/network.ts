import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Network } from './cluster.ts'

const HAPROXY = '10.77.0.1'
const ETCD = '10.77.0.2'
const NODES = ['10.77.0.11', '10.77.0.12']

const run = (line: string) => {
  const [program = '', ...parameters] = line.split(' ')
  execFileSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Starts this program again in a network namespace of its own, unless it is in one. Needs root. */
export const enterOwnNetwork = (): void => {
  if (!('lo' in networkInterfaces())) return
  if (process.getuid?.() !== 0) throw new Error('Network namespaces need root.')
  const command = ['--net', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', command, { stdio: 'inherit' })
  process.exit(status ?? 1)
}

export type Wires = {
  readonly network: Network
  /** Cuts a node off from everything, or off from etcd and the other node alone. Returns what connects it again. */
  readonly cut: (address: string, from: 'everything' | 'the cluster') => () => void
  readonly remove: () => void
}

/** Two nodes in namespaces of their own, which a bridge connects to each other, to etcd and to HAProxy. */
export const layWires = async (): Promise<Wires> => {
  run('ip link set lo up')
  run('ip link add bridge type bridge')
  run(`ip addr add ${HAPROXY}/24 dev bridge`)
  run(`ip addr add ${ETCD}/24 dev bridge`)
  run('ip link set bridge up')
  const holders: ChildProcess[] = []
  const nodes = await Promise.all(
    NODES.map(async (address, at) => {
      // The namespace lives as long as this process, which ends with its standard input.
      const holder = spawn('unshare', ['--net', 'cat'], { stdio: ['pipe', 'ignore', 'inherit'] })
      holders.push(holder)
      await sleep(500)
      const enter = ['nsenter', `--net=/proc/${String(holder.pid)}/ns/net`]
      const inside = enter.join(' ')
      run(`ip link add wire${at} type veth peer name eth0 netns ${String(holder.pid)}`)
      run(`ip link set wire${at} master bridge up`)
      run(`${inside} ip addr add ${address}/24 dev eth0`)
      run(`${inside} ip link set eth0 up`)
      run(`${inside} ip link set lo up`)
      return { address, enter }
    }),
  )
  const blackholes = (verb: 'add' | 'del', address: string) => {
    const { enter = [] } = nodes.find((node) => node.address === address) ?? {}
    for (const other of [ETCD, ...NODES.filter((node) => node !== address)])
      run(`${enter.join(' ')} ip route ${verb} blackhole ${other}/32`)
  }
  return {
    network: { haproxy: HAPROXY, etcd: ETCD, nodes },
    cut: (address, from) => {
      if (from === 'the cluster') {
        blackholes('add', address)
        return () => {
          blackholes('del', address)
        }
      }
      const wire = `wire${NODES.indexOf(address)}`
      run(`ip link set ${wire} down`)
      return () => {
        run(`ip link set ${wire} up`)
      }
    },
    remove: () => {
      for (const holder of holders) holder.stdin?.end()
    },
  }
}
