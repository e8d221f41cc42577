import { afterAll, describe, expect, it } from 'vitest'
import { sendTurn } from '../../test/ranked-runs.ts'
import { openTestApp } from '../../test/test-app.ts'

const open = async (environment: Record<string, string>) => {
  const board = await openTestApp({ environment })
  afterAll(board.close)
  return board
}

const fact = { text: 'x', source: 'https://example.com', category: 'news' }

describe('the limits', async () => {
  const limited = await open({ RATE_LIMITS: 'on' })
  const free = await open({ RATE_LIMITS: 'off' })

  it('allow one visitor sixty facts a minute, and not one more at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 80 }, () => limited.post('/api/facts', fact)),
    )
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('do not touch votes', async () => {
    const { id } = (await (await limited.post('/api/facts', fact, {}, '192.0.2.9')).json()) as {
      id: number
    }
    const votes = await Promise.all(
      Array.from({ length: 200 }, () => limited.post(`/api/facts/${id}/votes`, { vote: 'false' })),
    )
    expect(votes.every(({ status }) => status === 200)).toBe(true)
  })

  it('allow one visitor sixty new runs an hour, and an open one many turns a second', async () => {
    const visitor = '192.0.2.60'
    const started = await Promise.all(
      Array.from({ length: 70 }, () => limited.post('/api/runs', {}, {}, visitor)),
    )
    expect(started.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(started.filter(({ status }) => status === 429)).toHaveLength(10)
    const { id } = (await started[0]?.json()) as { id: string }
    const turn = () => sendTurn(limited, { id }, 0, 'start', visitor)
    const turns = await Promise.all(Array.from({ length: 220 }, turn))
    expect(turns.filter(({ status }) => status === 200)).toHaveLength(200)
    expect(turns.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect((await sendTurn(limited, { id }, 0, 'start', '192.0.2.61')).status).toBe(200)
  })

  it('are off when the settings say so', async () => {
    const sent = await Promise.all(Array.from({ length: 80 }, () => free.post('/api/facts', fact)))
    expect(sent.every(({ status }) => status === 201)).toBe(true)
  })
})
