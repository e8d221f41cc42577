import { createServer } from 'node:http'
import { listen } from '../../http/serve.ts'
import { reasonOf, StartError } from '../../lib/errors.ts'
import { ownAddress, type Settings } from '../../lib/settings.ts'
import { type Finding, good, note, wrong } from './finding.ts'

const TIMEOUT_MS = 5000

/** All responses of this server have this header, even refusals. Without it another program has responded. */
const ID = 'X-Request-Id'

const ask = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })

// Node's message is only "fetch failed"; its cause says more.
const reasonOfFetch = (error: unknown): string =>
  reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error)

type Port = { readonly host: string; readonly port: number; readonly prefix?: string }

const REFUSES_FIX = 'Check the findings about disk and database, and the log of the server.'

const PROXY_FIX =
  'Check the proxy, DNS and the certificate. The proxy must forward every path, and PUBLIC_URL must be its address.'

export async function checkServers(settings: Settings): Promise<Finding[]> {
  const server = await checkServer(settings)
  // With PostgreSQL, servers may run on other machines.
  const isServing = server.state !== 'note' || settings.DATABASE_URL !== undefined
  return [server, ...(await checkProxy(settings, isServing)), ...(await checkMetrics(settings))]
}

async function checkServer(settings: Settings): Promise<Finding> {
  const { HOST: host, PORT: port } = settings
  if (port === 0) return note('server', 'PORT is 0, any free port, so no server was checked.')
  const { origin } = ownAddress(settings, port)
  const listener = await findListener({ host, port })
  if (listener === undefined) return note('server', `None is running at ${origin}.`)
  const { state, reason } = await askHealth(origin)
  if (state === 'serves') return good('server', `${origin} responds and can write.`)
  if (state === 'refuses')
    return wrong('server', `${origin} responds, but cannot write (${reason}).`, REFUSES_FIX)
  return wrong('server', `No Fact & Fable server responds at ${origin} (${reason}).`, listener)
}

async function checkProxy({ PUBLIC_URL }: Settings, isServing: boolean): Promise<Finding[]> {
  if (PUBLIC_URL === undefined) return []
  const { origin } = PUBLIC_URL
  if (!isServing) return [note('proxy', `${origin} was not checked, because no server is running.`)]
  const { state, reason } = await askHealth(origin)
  if (state === 'serves') return [good('proxy', `${origin} reaches a server that can write.`)]
  if (state === 'refuses')
    return [
      wrong('proxy', `${origin} reaches a server that cannot write (${reason}).`, REFUSES_FIX),
    ]
  return [wrong('proxy', `${origin} does not reach a server (${reason}).`, PROXY_FIX)]
}

async function checkMetrics(settings: Settings): Promise<Finding[]> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings
  if (port === undefined || port === 0) return []
  const listener = await findListener({ host, port, prefix: 'METRICS_' })
  const { origin } = ownAddress({ HOST: host }, port)
  if (listener === undefined) return [note('metrics', `Nothing is served at ${origin}.`)]

  const text = await ask(`${origin}/metrics`).then(
    (response) => response.text(),
    () => '',
  )
  if (text.includes('fable_request_duration_seconds'))
    return [good('metrics', `They are served at ${origin}.`)]
  return [
    wrong(
      'metrics',
      `The response at ${origin} is not the metrics of a Fact & Fable server.`,
      listener,
    ),
  ]
}

/** Returns why a server could not listen on the port, or undefined if the port is free. */
async function findListener(port: Port): Promise<string | undefined> {
  const server = createServer()
  try {
    await listen(server, port)
    await new Promise((resolve) => server.close(resolve))
    return undefined
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

async function askHealth(
  origin: string,
): Promise<{ state?: 'serves' | 'refuses'; reason: string }> {
  try {
    const response = await ask(`${origin}/api/health`)
    await response.arrayBuffer()
    const reason = `status ${response.status}`
    if (!response.headers.has(ID)) return { reason }
    return { state: response.ok ? 'serves' : 'refuses', reason }
  } catch (error) {
    return { reason: reasonOfFetch(error) }
  }
}
