import { dirname, join } from 'node:path'

type Place = { readonly address: string; readonly port: number }

export type NodePlace = {
  readonly name: string
  readonly address: string
  readonly ports: { readonly postgres: number; readonly rest: number }
  /** Of PostgreSQL; Patroni makes it. */
  readonly folder: string
  /** The programs of PostgreSQL. */
  readonly bin: string
  readonly etcd: Place
}

export const etcdArguments = (
  { address, port, peerPort }: Place & { readonly peerPort: number },
  folder: string,
): string[] => {
  const clients = `http://${address}:${port}`
  const peers = `http://127.0.0.1:${peerPort}`
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=default=${peers}`,
  ]
}

/**
 * As in docs/operations.md, with this machine's places. A standby that fails must not stop the writes for good, so
 * `synchronous_mode` is not strict: the primary goes on alone as soon as etcd says so.
 */
export const patroniConfig = ({ name, address, ports, folder, bin, etcd }: NodePlace) => ({
  scope: 'fable',
  name,
  restapi: { listen: `${address}:${ports.rest}`, connect_address: `${address}:${ports.rest}` },
  etcd3: { host: `${etcd.address}:${etcd.port}` },
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
    listen: `${address}:${ports.postgres}`,
    connect_address: `${address}:${ports.postgres}`,
    data_dir: folder,
    bin_dir: bin,
    pgpass: `${folder}.pgpass`,
    authentication: {
      superuser: { username: 'postgres', password: 'drill' },
      replication: { username: 'replicator', password: 'drill' },
    },
    pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    parameters: { unix_socket_directories: dirname(folder) },
  },
})

/** Only the primary responds with 200 to the check; connections to one that stops to be it are cut. */
export const haproxyConfig = ({ address, port }: Place, nodes: readonly NodePlace[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind ${address}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(
    (node) =>
      `  server ${node.name} ${node.address}:${node.ports.postgres} check port ${node.ports.rest}`,
  )
  .join('\n')}
`
