import type { APIRequestContext } from '@playwright/test'
import { typedFact } from '@fable/contract/testing'
import { expect } from './fixtures.ts'

/** Stores facts by the API, the last one the newest. */
export async function storeFacts(
  request: APIRequestContext,
  address: string,
  list: readonly { text: string; source?: string; category?: string }[],
): Promise<void> {
  for (const fact of list) {
    const data = typedFact({ source: 'https://example.com/', ...fact })
    expect((await request.post(`${address}/api/facts`, { data })).status()).toBe(201)
  }
}
