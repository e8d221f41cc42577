import { expect, it } from 'vitest'
import { newFact } from '@fable/contract/testing'
import { vouchForProgram } from '../../facts/board/vouched.ts'
import { insertCorrection } from '../../facts/corrections/store.ts'
import { FABLES } from '../../facts/rounds/content/fables.ts'
import { TRUTHS } from '../../facts/rounds/content/truths.ts'
import { insertFact } from '../../facts/store/facts.ts'
import { NOON } from '../../testing/clock.ts'
import { hideFact } from '../../testing/moderate.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { listSources } from './list-sources.ts'

it('the list of sources covers the stock and vouched facts, or on request everything that is shown', async () => {
  const { database } = await openTestApp({ now: () => NOON })
  const share = async (text: string) => (await insertFact(database, newFact({ text }), NOON)).id
  const [vouched, unvouched, hidden] = [await share('One.'), await share('Two.'), await share('3.')]
  await vouchForProgram(database, [vouched])
  await hideFact(database, hidden)
  const correction = { factId: unvouched, text: 'Not two.', source: 'https://example.com/not-two' }
  await insertCorrection(database, correction, NOON)

  const placesOf = (listed: Awaited<ReturnType<typeof listSources>>) => listed.map(({ of }) => of)
  const house = placesOf(await listSources(database, false))
  const count = (of: string) => house.filter((one) => one === of).length
  expect([count('truth'), count('fable')]).toEqual([TRUTHS.length, FABLES.length])
  expect(house.slice(TRUTHS.length + FABLES.length)).toEqual([`fact ${vouched}`])
  const all = placesOf(await listSources(database, true))
  expect(all.slice(TRUTHS.length + FABLES.length)).toEqual([
    `fact ${vouched}`,
    `fact ${unvouched}`,
    'correction 1',
  ])
})
