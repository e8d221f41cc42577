/** Sends one flood to a server, in a process of its own: `node flood.ts <FloodOrder as JSON>`. */
import autocannon, { type Request } from 'autocannon'
import { factPath, runPath } from '@fable/contract/limits'
import { type FloodOrder, type FloodResult, WATCHED_TURNS } from './flood-order.ts'
import { PIPELINED, sendPipelined } from './pipelined.ts'

/** Words with which many facts begin a word: a search for two of them reads long lists. */
const BEGINNINGS = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ra', 'su', 'to']

const beginnings = (n: number): string =>
  [0, 1, 2]
    .map((digit) => BEGINNINGS[Math.floor(n / BEGINNINGS.length ** digit) % BEGINNINGS.length])
    .join('+')

function different(requestOf: (n: number) => Request): Request {
  let sent = 0
  return {
    setupRequest: (request) => {
      sent += 1
      return { ...request, ...requestOf(sent) }
    },
  }
}

const COMPRESSED = { 'Accept-Encoding': 'br' }

const get = (path: string): Request => ({ path, method: 'GET', headers: COMPRESSED })

const FLOODS = [
  'forms that are refused',
  'searches as documents',
  'searches as documents, 300 connections',
  'searches',
  'documents of facts, 600 connections',
  'a watched run',
  'an old turn with another input',
  'forwarded by hundreds of addresses',
  'documents of facts, 300 connections of one /48 behind a proxy',
] as const

export const FLOOD_NAMES: readonly string[] = [...FLOODS, ...PIPELINED.keys()]

type Flood = { readonly connections: number; readonly request: Request }

const documentOf = (n: number, facts: number): Request => get(factPath(1 + ((n * 7919) % facts)))

function floodOf(name: (typeof FLOODS)[number], { facts, runId }: FloodOrder): Flood {
  const searches = (path: string): Request =>
    different((n) => get(`${path}?sort=new&q=${beginnings(n)}&limit=${1 + (n % 30)}`))
  switch (name) {
    case 'forms that are refused': {
      const headers = { ...COMPRESSED, 'Content-Type': 'application/x-www-form-urlencoded' }
      const body = 'text=&source=&category=science'
      return { connections: 60, request: { path: '/', method: 'POST', headers, body } }
    }
    case 'searches as documents':
      return { connections: 60, request: searches('/') }
    case 'searches as documents, 300 connections':
      return { connections: 300, request: searches('/') }
    case 'searches':
      return { connections: 60, request: searches('/api/fact-pages') }
    case 'documents of facts, 600 connections':
      return { connections: 600, request: different((n) => documentOf(n, facts)) }
    case 'a watched run':
      return { connections: 60, request: get(runPath(runId)) }
    case 'an old turn with another input': {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ turn: WATCHED_TURNS - 1, input: 'attack 7' })
      const path = `/api/runs/${runId}/turns`
      return { connections: 60, request: { path, method: 'POST', headers, body } }
    }
    case 'forwarded by hundreds of addresses': {
      const { headers, ...request } = get('/')
      const addresses = '::1,'.repeat(3_500)
      return {
        connections: 60,
        request: { ...request, headers: { ...headers, 'X-Forwarded-For': addresses } },
      }
    }
    case 'documents of facts, 300 connections of one /48 behind a proxy':
      return {
        connections: 300,
        request: different((n) => {
          const { headers, ...request } = documentOf(n, facts)
          const address = `2001:db8:7:${(n % 0x1_00_00).toString(16)}::1`
          return { ...request, headers: { ...headers, 'X-Forwarded-For': address } }
        }),
      }
  }
}

async function send(order: FloodOrder): Promise<FloodResult> {
  const pipelined = PIPELINED.get(order.name)
  if (pipelined) return sendPipelined(order, pipelined)
  const name = FLOODS.find((one) => one === order.name)
  if (!name) throw new Error(`There is no flood "${order.name}".`)
  const { connections, request } = floodOf(name, order)
  const { statusCodeStats = {}, errors } = await autocannon({
    url: order.address,
    connections,
    duration: order.seconds,
    requests: [request],
  })
  const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => [status, count])
  return { statuses: Object.fromEntries(statuses) as Record<string, number>, errors }
}

const [order] = process.argv.slice(2)
if (order !== undefined && process.send) {
  const result = await send(JSON.parse(order) as FloodOrder)
  process.send(result, () => process.disconnect())
}
