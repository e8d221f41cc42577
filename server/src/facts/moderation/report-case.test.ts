import { describe, expect, it } from 'vitest'
import type { CaseKey } from '@fable/contract'
import { HARMFUL_REPORTS_TO_HOLD, type ReportReason } from '@fable/contract/limits'
import { letterStore } from '../../feedback/store.ts'
import { NOON } from '../../testing/clock.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { listActions } from './action-log.ts'
import { act, undo } from './actions.ts'
import { changePosting } from './posting.ts'
import { listReportedCases } from './reports.ts'

const app = await openTestApp({ now: () => NOON })
const { database } = app
const entry = { who: 'Mara', now: NOON }

const shareFact = async (): Promise<CaseKey> => ({ kind: 'fact', id: (await app.share()).id })

async function report(
  { kind, id }: CaseKey,
  senders: readonly string[],
  reason: ReportReason = 'offensive',
) {
  const path = `/api/${kind}s/${id}/reports`
  const sent = await Promise.all(senders.map((from) => app.post(path, { reason }, {}, from)))
  expect(sent.map(({ status }) => status)).toEqual(senders.map(() => 201))
}

const SENDERS = Array.from({ length: HARMFUL_REPORTS_TO_HOLD }, (_, n) => `192.0.2.${n + 1}`)

const statusOf = async ({ id }: CaseKey) => (await app.get(`/api/facts/${id}`)).status

const SHOWN = 200
const AWAY = 410

describe('a reported post', () => {
  it('is held when enough senders have called it harmful, even at the same time', async () => {
    const fact = await shareFact()
    await report(fact, SENDERS.slice(1))
    expect(await statusOf(fact)).toBe(SHOWN)
    await report(fact, SENDERS.slice(1))
    expect(await statusOf(fact), 'the same senders again').toBe(SHOWN)

    const other = await shareFact()
    await Promise.all([report(fact, SENDERS.slice(0, 1)), report(other, SENDERS)])
    expect([await statusOf(fact), await statusOf(other)]).toEqual([AWAY, AWAY])
    const reported = await listReportedCases(database, '')
    expect(reported.filter(({ held }) => held === 1).map(({ id }) => id)).toEqual(
      expect.arrayContaining([fact.id, other.id]),
    )
    const [held] = await listActions(database, { limit: 1 })
    expect(held).toMatchObject({ kind: 'hold', who: 'the readers', count: 1, canUndo: true })

    await act(database, { ...entry, kind: 'keep', cases: [fact] })
    expect(await statusOf(fact)).toBe(SHOWN)
    await report(fact, ['192.0.2.91', '192.0.2.92', '192.0.2.93'])
    expect(await statusOf(fact), 'after the operator has kept it').toBe(SHOWN)
  })

  it('is shown again if the operator undoes the hold, and is not held again', async () => {
    const fact = await shareFact()
    await report(fact, SENDERS)
    const [held] = await listActions(database, { limit: 1 })
    await undo(database, letterStore, { ...entry, id: held?.id ?? 0 })
    expect(await statusOf(fact)).toBe(SHOWN)
    await report(fact, ['192.0.2.94'])
    expect(await statusOf(fact)).toBe(SHOWN)
  })

  it('is not held if an operator vouches for it or its reports only call it false', async () => {
    const vouched = await shareFact()
    await act(database, { ...entry, kind: 'vouch', cases: [vouched] })
    await report(vouched, SENDERS)
    const doubted = await shareFact()
    await report(doubted, SENDERS, 'false')
    expect([await statusOf(vouched), await statusOf(doubted)]).toEqual([SHOWN, SHOWN])
  })

  it('is held without its fact if it is a correction', async () => {
    const fact = await shareFact()
    const { id } = await app.correct(fact.id)
    await report({ kind: 'correction', id }, SENDERS)
    expect(await statusOf(fact)).toBe(SHOWN)
    expect((await app.post(`/api/corrections/${id}/votes`, {})).status).toBe(404)
  })

  it('is not held if the operator has switched holding off', async () => {
    await changePosting(database, {
      ...entry,
      change: (rules) => ({ ...rules, holdsHarmful: false }),
    })
    const fact = await shareFact()
    await report(fact, SENDERS)
    expect(await statusOf(fact)).toBe(SHOWN)
  })
})
