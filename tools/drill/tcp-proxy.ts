import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { until } from './product.ts'

type TcpProxy = {
  readonly port: number
  /** Waits for a first connection, then destroys all. */
  readonly cut: () => Promise<void>
  readonly stop: () => void
}

export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(target)
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: (server.address() as AddressInfo).port,
    cut: async () => {
      await until('a connection', () => sockets.size > 0)
      destroyAll()
    },
    stop: () => {
      server.close()
      destroyAll()
    },
  }
}
