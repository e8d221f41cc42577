import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Update } from '@fable/contract'
import { UPDATES_LIMIT } from '@fable/contract/limits'
import manifest from '../../../package.json' with { type: 'json' }
import { openTestApp } from '../testing/test-app.ts'
import { UPDATES } from './content.ts'
import { publishUpdates } from './updates.ts'

const app = await openTestApp()

async function list() {
  const response = await app.get('/api/updates')
  expect(response.status).toBe(200)
  return (await response.json()) as Update[]
}

const note = (UpdateId: number): Update => ({
  UpdateId,
  UpdateName: `Note ${UpdateId}`,
  UpdateNum: '1.0.0',
  UpdateDescription: 'x',
  UpdateList: ['a "quoted" bullet', 'ä 🥔'],
  UpdateDate: '2027-01-01',
  UpdateImage: '/assets/potato.svg',
})

describe('the updates', () => {
  it('are the release notes of the repository, the newest first', async () => {
    expect(await list()).toEqual(UPDATES.toReversed())
  })

  it('are rewritten at every start without duplicates, even by several servers at once', async () => {
    const changed = UPDATES.map((update) => ({ ...update, UpdateName: 'Renamed' }))
    await Promise.all(Array.from({ length: 4 }, () => publishUpdates(app.database, changed)))
    expect(await list()).toEqual(changed.toReversed())
  })

  it('are at most 20, among them those that a newer version has published', async () => {
    const many = Array.from({ length: 30 }, (_, n) => note(n + 10))
    await publishUpdates(app.database, many)
    await publishUpdates(app.database)
    const updates = await list()
    expect(updates).toHaveLength(UPDATES_LIMIT)
    expect(updates[0]).toEqual(note(39))
  })
})

describe('the release notes', () => {
  it('ascend in number, version and date', () => {
    const versions = UPDATES.map(({ UpdateNum }) =>
      UpdateNum.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
    )
    expect(UPDATES.map(({ UpdateId }) => UpdateId)).toEqual(UPDATES.map((_, n) => n + 1))
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    for (const { UpdateDate } of UPDATES) expect(UpdateDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    const dates = UPDATES.map(({ UpdateDate }) => UpdateDate)
    expect(dates).toEqual(dates.toSorted())
  })

  it('end with the version of the package', () => {
    expect(UPDATES.at(-1)?.UpdateNum).toBe(manifest.version)
  })

  it('use only pictures that the page contains', () => {
    for (const { UpdateImage } of UPDATES) {
      const file = new URL(`../../../web/public${UpdateImage ?? ''}`, import.meta.url)
      expect(existsSync(file), UpdateImage ?? 'none').toBe(true)
    }
  })
})
