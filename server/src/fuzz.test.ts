import { expect, it } from 'vitest'
import { freshDatabase } from './testing/fresh-database.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'

// The limit is for a busy machine: alone it takes five seconds.
it(
  'responds as declared to 400 generated requests, and stores nothing that the rules forbid',
  { timeout: 120_000 },
  async () => {
    const { options, remove } = await freshDatabase()
    const { faults, statuses } = await fuzz({ requests: 400, seed: 15, database: options })
    await remove()
    expect([...faults]).toEqual([])
    for (const status of [200, 201, 400, 404, 405, 415, 422])
      expect([...statuses.keys()]).toContain(status)
  },
)
