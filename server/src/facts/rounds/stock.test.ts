import { expect, it } from 'vitest'
import type { Fact, FactPage } from '@fable/contract'
import { dayOf } from '@fable/contract/limits'
import { everLater } from '../../testing/clock.ts'
import { readProblem } from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { act, undo } from '../moderation/actions.ts'
import { insertFact } from '../store/facts.ts'
import { truthsOf } from './choose-round.ts'
import { FABLES } from './content/fables.ts'
import { TRUTHS } from './content/truths.ts'
import { findRound } from './rounds-store.ts'
import { fableStore, truthStore } from './sentences-store.ts'

const DAY_MS = 86_400_000
async function openAt(environment: Record<string, string> = {}) {
  const clock = { now: Date.UTC(2029, 0, 10, 12) }
  const app = await openTestApp({ now: () => clock.now, monotonic: everLater(), environment })
  await app.get('/api/days/today')
  const entry = () => ({ who: 'Ada', why: '', now: clock.now })
  /** The facts that a search for the beginning of a text finds. */
  const board = async (text: string) => {
    const q = encodeURIComponent(text.trim().split(' ').slice(0, 5).join(' '))
    return (await (await app.get(`/api/fact-pages?q=${q}`)).json()) as FactPage
  }
  const roundOf = async (day: string) => {
    const round = await findRound(app.database, day)
    const [truth] = truthsOf({ truths: round?.truths ?? null }) ?? []
    if (!round || !truth) throw new Error('There is no round.')
    return { fable: round.text, truth }
  }
  return { app, clock, entry, board, roundOf }
}

/** The same text, written as the search for the same fact does not distinguish. */
const rewritten = (text: string) => `  ${text.toUpperCase().replace(/\.$/, ' !')}`

/** A post as the page shows it, without what differs from post to post. */
async function seen(response: Promise<Response>) {
  const { status, headers } = await response
  const body = (await (await response).clone().json()) as Record<string, unknown>
  return {
    status,
    headers: [...headers.keys()].sort(),
    keys: Object.keys(body),
    held: body.held,
  }
}

it('a post that repeats a sentence of the stock gets the same response as any held post, and is not shown', async () => {
  const { app, board, roundOf, clock } = await openAt()
  const held = await openTestApp({
    now: () => clock.now,
    database: app.database,
    environment: { POSTING: 'held' },
  })
  const { truth, fable } = await roundOf(dayOf(clock.now))
  await truthStore.insert(app.database, {
    text: 'A truth of the operator.',
    source: 'https://example.com/own',
    category: 'news',
    howCome: '',
  })
  await fableStore.insert(app.database, {
    text: 'A fable of the operator.',
    truth: 'Not at all.',
    source: 'https://example.com/own',
    category: 'news',
  })
  const source = 'http://elsewhere.example:8080/x#y'
  const post = (text: string, to = app) =>
    to.post('/api/facts?unlessSame=true', { text, source, category: 'history' })
  const another = await seen(post('Something quite different.', held))
  expect(another).toMatchObject({ status: 201, held: true })
  const unused = TRUTHS.find(({ text }) => text !== truth.text)?.text ?? ''
  const other = FABLES.find(({ text }) => text !== fable)?.text ?? ''
  for (const text of [
    truth.text,
    rewritten(truth.text),
    fable,
    rewritten(fable),
    unused,
    other,
    'a truth of the operator',
    'A fable of the operator.',
  ]) {
    expect(await seen(post(text)), text).toEqual(another)
    expect((await board(text)).facts, text).toEqual([])
  }
  const paraphrase = (await (await post('Certain honey keeps.')).json()) as object
  expect(paraphrase).not.toHaveProperty('held')
  const { id } = await app.share()
  expect(await app.correct(id, { text: rewritten(fable) })).toHaveProperty('held', true)
  expect(await app.correct(id, { text: truth.text })).toHaveProperty('held', true)
  expect(await app.correct(id)).not.toHaveProperty('held')
})

it('an operator can never keep a copy of a truth or a fable, and the truth becomes a fact when its round is over', async () => {
  const { app, clock, entry, board, roundOf } = await openAt()
  const day = dayOf(clock.now)
  const { truth, fable } = await roundOf(day)
  const copy = await app.share({ text: truth.text, source: `${truth.source}#copy` })
  const lie = await app.share({ text: fable })
  const keep = (id: number) =>
    act(app.database, { ...entry(), kind: 'keep', cases: [{ kind: 'fact', id }] })
  for (const { id } of [copy, lie]) await expect(keep(id)).rejects.toThrow('secret_sentence')
  clock.now += DAY_MS
  await app.get('/api/days/today')
  await expect(keep(copy.id)).rejects.toThrow('secret_sentence')
  expect((await board(truth.text)).facts).toEqual([])
  clock.now += DAY_MS
  await app.get('/api/days/today')
  const [fact, ...others] = (await board(truth.text)).facts
  expect(others).toEqual([])
  expect(fact).toMatchObject({ text: truth.text, source: truth.source })
  expect(fact?.id).not.toBe(copy.id)
  const { firstFactId } = (await findRound(app.database, day)) ?? {}
  expect(firstFactId).toBe(fact?.id)
  for (const { id } of [copy, lie]) await expect(keep(id)).rejects.toThrow('secret_sentence')
  const again = await app.post('/api/facts?unlessSame=true', { ...truth, category: 'news' })
  const problem = (await again.json()) as { code: string; same: Fact }
  expect(problem).toMatchObject({ code: 'same_fact', same: { id: fact?.id } })
  expect(await app.share({ text: fable })).toHaveProperty('held', true)
  clock.now += 10 * DAY_MS
  await app.get('/api/days/today')
  await expect(keep(lie.id)).rejects.toThrow('secret_sentence')
})

it('an operator cannot put a copy of a secret sentence on the board by restoring it or undoing its removal', async () => {
  const { app, entry, board, roundOf, clock } = await openAt()
  const { fable } = await roundOf(dayOf(clock.now))
  const lie = await app.share({ text: fable })
  const { id: shown } = await app.share()
  const do_ = (kind: 'hide' | 'restore' | 'keep', ids: number[]) =>
    act(app.database, {
      ...entry(),
      kind,
      cases: ids.map((id) => ({ kind: 'fact' as const, id })),
    })
  await do_('hide', [lie.id, shown])
  await expect(do_('restore', [lie.id])).rejects.toThrow('secret_sentence')
  const restored = await do_('restore', [lie.id, shown])
  expect(restored.count).toBe(1)
  expect((await app.get(`/api/facts/${shown}`)).status).toBe(200)
  const hidden = await do_('hide', [shown])
  await fableStore.insert(app.database, {
    text: 'Honey does not spoil.',
    truth: 'It does.',
    source: 'https://example.com',
    category: 'news',
  })
  const letters = { list: () => Promise.resolve([]), setDone: () => Promise.resolve(false) }
  const undoing = undo(app.database, letters, { ...entry(), id: hidden.id })
  await expect(undoing).rejects.toThrow('secret_sentence')
  expect((await board('honey')).facts).toEqual([])
  expect(await readProblem(app.get(`/api/facts/${lie.id}`))).toEqual({
    status: 410,
    code: 'fact_hidden',
  })
})

it('a sentence that the board already shows is in no round', async () => {
  const now = Date.UTC(2029, 0, 10, 12)
  const app = await openTestApp({ now: () => now })
  const few = TRUTHS.filter((_, n) => n % 20 === 0).map(({ text }) => text)
  const rows = [...TRUTHS.filter(({ text }) => !few.includes(text)), ...FABLES.slice(3)]
  for (const { text, source, category } of rows)
    await insertFact(app.database, { text, source, category }, now)
  const day = '2029-01-10'
  await app.get('/api/days/today')
  const round = await findRound(app.database, day)
  expect(FABLES.slice(0, 3).map(({ text }) => text)).toContain(round?.text)
  for (const { text } of truthsOf({ truths: round?.truths ?? null }) ?? [])
    expect(few).toContain(text)
})

it('a board without rounds does not hold a post that repeats a fable', async () => {
  const app = await openTestApp({ environment: { ROUND: 'off' } })
  const [fable] = FABLES
  expect(await app.share({ text: fable?.text ?? '' })).not.toHaveProperty('held')
})
