import type { APIRequestContext } from '@playwright/test'
import type { Vote } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { expect } from './fixtures.ts'

/** Stores facts by the API, the last one the newest, and returns their ids. */
export async function storeFacts(
  request: APIRequestContext,
  address: string,
  list: readonly { text: string; source?: string; category?: string }[],
): Promise<number[]> {
  const ids = []
  for (const fact of list) {
    const data = typedFact({ source: 'https://example.com/', ...fact })
    const response = await request.post(`${address}/api/facts`, { data })
    expect(response.status()).toBe(201)
    ids.push(((await response.json()) as { id: number }).id)
  }
  return ids
}

/** Casts votes on a fact by the API. */
export async function castVotes(
  request: APIRequestContext,
  address: string,
  { id, votes }: { id: number; votes: readonly Vote[] },
): Promise<void> {
  for (const vote of votes) {
    const response = await request.post(`${address}/api/facts/${id}/votes`, { data: { vote } })
    expect(response.ok()).toBe(true)
  }
}
