import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { realServers } from './testing/real-servers.ts'

const { start, newFolder } = realServers()

type Outcome = { readonly status: number; readonly connection: string | undefined }

/** A client that keeps its connections, as a load balancer does. */
function openBalancer(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const get = (path: string) =>
    new Promise<Outcome>((resolve, reject) => {
      const sent = request(address + path, { agent }, (response) => {
        const { statusCode: status = 0, headers } = response
        response.resume().on('end', () => resolve({ status, connection: headers.connection }))
      })
      sent.on('error', reject).end()
    })
  return { get, close: () => agent.destroy() }
}

it('a server that gets SIGTERM reports that it is not ready and serves on for its drain time', async () => {
  const server = start({ DATA_DIR: newFolder(), SAMPLE_FACTS: '0', DRAIN_SECONDS: '5' })
  const balancer = openBalancer(await server.listening)
  expect(await balancer.get('/api/ready')).toEqual({ status: 200, connection: 'keep-alive' })

  // Sends one request per connection until the balancer notices that the server is not ready.
  const outcomes: Outcome[] = []
  let isReady = true
  const load = async () => {
    while (isReady) outcomes.push(await balancer.get('/api/facts'))
  }
  const clients = Array.from({ length: 20 }, load)
  await expect.poll(() => outcomes.length).toBeGreaterThan(100)
  server.process.kill('SIGTERM')
  while ((await balancer.get('/api/ready')).status === 200) await sleep(20)
  while (outcomes.at(-1)?.connection !== 'close') await sleep(20)
  isReady = false
  // An error of a connection would reject here.
  await Promise.all(clients)

  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]))
  expect(outcomes.at(0)?.connection).toBe('keep-alive')
  expect(outcomes.at(-1)?.connection).toBe('close')
  expect((await server.ended).code).toBe(0)
  await expect(balancer.get('/api/facts')).rejects.toThrow('ECONNREFUSED')
  balancer.close()
})
