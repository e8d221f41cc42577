import { vi } from 'vitest'

/** Stubs `fetch` with these replies in turn; the last one is repeated. Returns the times of the requests. */
export function aNetwork(...replies: (() => Promise<Response>)[]): number[] {
  const askedAt: number[] = []
  vi.stubGlobal('fetch', () => {
    const reply = replies[Math.min(askedAt.length, replies.length - 1)]
    askedAt.push(performance.now())
    return reply?.()
  })
  return askedAt
}
