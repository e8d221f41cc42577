import { vi } from 'vitest'

/** The network as the page sees it: its replies in turn, the last one for ever. Returns when it was asked. */
export function aNetwork(...replies: (() => Promise<Response>)[]): number[] {
  const askedAt: number[] = []
  vi.stubGlobal('fetch', () => {
    const reply = replies[Math.min(askedAt.length, replies.length - 1)]
    askedAt.push(performance.now())
    return reply?.()
  })
  return askedAt
}
