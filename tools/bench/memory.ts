import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { atMost, type Part, row } from './row.ts'
import { FACTS, startApp } from './servers.ts'

const REQUESTS = 3000
const AT_ONCE = 32
const MEGABYTE_KB = 1024

/** A prime number, so that the facts come in another order than the kinds of requests. */
const STEP = 7919
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu']

const read = (path: string, encoding: string): [string, RequestInit] => [
  path,
  { headers: { 'Accept-Encoding': encoding } },
]
const send = (path: string, body: object): [string, RequestInit] => [
  path,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  },
]

const KINDS: readonly ((n: number) => [string, RequestInit])[] = [
  (n) => read(`/facts/${idOf(n)}/preview.png`, 'identity'),
  (n) => read(`/facts/${idOf(n)}`, 'identity'),
  (n) => read(`/facts/${idOf(n)}`, 'gzip'),
  (n) => read(`/facts/${idOf(n)}`, 'br'),
  (n) => [
    '/',
    {
      method: 'POST',
      headers: { 'Accept-Encoding': 'gzip' },
      body: new URLSearchParams({ text: `Refused ${n}`, source: 'none', category: 'none' }),
    },
  ],
  (n) => read(`/api/facts?search=${SYLLABLES[n % SYLLABLES.length] ?? ''}`, 'br'),
  (n) => send(`/api/facts/${idOf(n)}/votes`, { vote: 'interesting', voteId: randomUUID() }),
  (n) => send('/api/auth/sign-in/email', { email: `a${n}@example.com`, password: 'correct horse' }),
]

function idOf(n: number): number {
  return 1 + ((n * STEP) % FACTS)
}

/** The most memory that a new server has had, in MB. Linux only. */
async function peakOfMixedLoad(): Promise<number> {
  const { address, pid, close } = await startApp()
  let sent = 0
  const sendAll = async () => {
    while (sent < REQUESTS) {
      const [path, init] = KINDS[sent % KINDS.length]?.(Math.floor(sent / KINDS.length)) ?? []
      sent += 1
      const response = await fetch(`${address}${path ?? ''}`, init)
      await response.arrayBuffer()
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
    const [, peakKb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(peakKb) / MEGABYTE_KB
  } finally {
    await close()
  }
}

export const memory = (): Promise<Part> =>
  Promise.resolve({
    rows: [
      row(
        'memory at its peak under mixed load, MB',
        atMost(400, async () => {
          const value = await peakOfMixedLoad()
          return { value, from: `${REQUESTS} requests, ${AT_ONCE} at once` }
        }),
        3,
      ),
    ],
    close: () => Promise.resolve(),
  })
