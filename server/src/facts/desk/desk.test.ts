import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Action, Case, Desk, Fact, FactPage, Letter } from '@fable/contract'
import { DAY_MS } from '@fable/contract/limits'
import { jsonRows } from '../../db/json-rows.ts'
import { realTime } from '../../testing/clock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { textHash } from '../store/hashes.ts'
import { deleteFeedKey, feedPath, findFeedKey } from './feed.ts'
import { endSessions, insertLink } from './sessions.ts'

const clock = { now: realTime(), monotonic: 0 }

const openApp = (environment = {}) =>
  openTestApp({ now: () => clock.now, monotonic: () => clock.monotonic, environment })

const cookieIn = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? ''

/** Sends the form of a link. */
const openWith = (app: TestApp, key: string, headers = {}) =>
  app.fetch('/desk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ key }).toString(),
  })

async function openDesk(app: TestApp, name = 'Mara') {
  const key = await insertLink(app.database, name, clock.now)
  const response = await openWith(app, key)
  expect(response.status).toBe(303)
  const Cookie = cookieIn(response)
  const read = async <Body>(path: string) =>
    (await (await app.get(path, { Cookie })).json()) as Body
  const write = async <Body>(path: string, body: object) => {
    const given = await app.post(path, body, { Cookie })
    return { status: given.status, body: (await given.json()) as Body & { code?: string } }
  }
  return {
    Cookie,
    read,
    cases: async (query = '') => (await read<{ cases: Case[] }>(`/api/desk/cases${query}`)).cases,
    act: async (body: object) => (await write<Action>('/api/desk/actions', body)).body,
    undo: (id: number) => write<Action>(`/api/desk/actions/${id}/undo`, {}),
    write,
  }
}

async function shownTexts(app: TestApp) {
  clock.monotonic += 2000
  const page = (await (await app.get('/api/fact-pages?sort=new&limit=100')).json()) as FactPage
  return page.facts.map(({ text }) => text)
}

const fact = (id: number) => ({ kind: 'fact', id }) as const

async function share(app: TestApp, text: string, from?: string) {
  const body = { text, source: 'https://example.com/a', category: 'science' }
  const response = await app.post('/api/facts', body, {}, from)
  return { status: response.status, body: (await response.json()) as Fact & { held?: true } }
}

describe('the desk without a session', async () => {
  const app = await openApp()

  it('responds like an unknown path to every method, body and origin', async () => {
    const key = await insertLink(app.database, 'Mara', clock.now)
    await openWith(app, key)
    const bodyOf = async (path: string, init?: RequestInit) => {
      const response = await app.fetch(path, init)
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
      const body = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, '')
      return { status: response.status, headers, body }
    }
    const json = { 'Content-Type': 'application/json' }
    const inits: RequestInit[] = [
      {},
      { method: 'HEAD' },
      { method: 'PUT', body: '{}', headers: json },
      { method: 'DELETE' },
      { method: 'POST', body: '{', headers: json },
      { method: 'POST', body: '{}', headers: { ...json, Origin: 'https://evil.test' } },
      { headers: { Cookie: `__Host-fable.desk=${key}` } },
      { headers: { Cookie: '__Host-fable.desk=' } },
    ]
    for (const init of inits) {
      for (const path of ['/api/desk', '/api/desk/cases?list=x', '/api/desk/actions'])
        expect(await bodyOf(path, init), path).toEqual(await bodyOf('/api/nothing', init))
    }
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const forms: RequestInit[] = [
      {},
      { method: 'POST', body: 'key=guessed', headers: form },
      { method: 'POST', body: `key=${key}`, headers: { ...form, Origin: 'https://evil.test' } },
      { method: 'POST', body: `key=${key}`, headers: { ...form, 'Sec-Fetch-Site': 'cross-site' } },
      { method: 'POST', body: '{}', headers: json },
    ]
    for (const init of forms) {
      for (const path of ['/desk', '/desk?key=guessed', '/desk?shell', `/desk?key=${key}`])
        expect(await bodyOf(path, init), path).toEqual(await bodyOf('/nothing', init))
    }
  })

  it('is not in the API reference', async () => {
    const reference = await (await app.get('/api/openapi.json')).text()
    expect(reference).not.toContain('desk')
  })
})

describe('a link to the desk', async () => {
  const app = await openApp()

  it('opens the desk once, within an hour, with a cookie that scripts cannot read', async () => {
    const key = await insertLink(app.database, 'Mara', clock.now)
    const opened = await openWith(app, key)
    expect(opened.headers.get('Set-Cookie')).toMatch(
      /^__Host-fable\.desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(opened.headers.get('Location')).toBe('/desk')
    expect((await openWith(app, key)).status).toBe(405)

    const late = await insertLink(app.database, 'Mara', clock.now - DAY_MS / 24)
    expect((await openWith(app, late)).status).toBe(405)
  })

  it('does not open the desk with DESK=off', async () => {
    const off = await openApp({ DESK: 'off' })
    const key = await insertLink(off.database, 'Mara', clock.now)
    expect((await openWith(off, key)).status).toBe(405)
  })

  it('starts only one session if it is opened twice at the same time', async () => {
    const key = await insertLink(app.database, 'Mara', clock.now)
    const both = await Promise.all([openWith(app, key), openWith(app, key)])
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([303, 405])
  })

  it('starts a session that lasts 30 days unless it is ended earlier', async () => {
    const desk = await openDesk(app)
    const statusOf = async () => (await app.get('/api/desk', { Cookie: desk.Cookie })).status
    expect(await statusOf()).toBe(200)
    clock.now += 30 * DAY_MS
    expect(await statusOf()).toBe(404)
    clock.now -= 30 * DAY_MS
    expect(await endSessions(app.database, 'Mara')).toBeGreaterThan(0)
    expect(await statusOf()).toBe(404)
  })
})

describe('an operator at the desk', async () => {
  const app = await openApp()
  const desk = await openDesk(app)

  it('sees reports by urgency with reasons and notes, and clears those of a fact by keeping the fact', async () => {
    const once = await app.share({ text: 'Reported once.' })
    const twice = await app.share({ text: 'Reported twice.' })
    await app.post(`/api/facts/${once.id}/reports`, { reason: 'false', note: 'It is not so.' })
    await app.post(`/api/facts/${twice.id}/reports`, { reason: 'spam' })
    await app.post(`/api/facts/${twice.id}/reports`, { reason: 'spam' })
    const correction = await app.correct(once.id, { text: 'Rude words.' })
    await app.post(`/api/corrections/${correction.id}/reports`, { reason: 'offensive' })
    const cases = await desk.cases()
    expect(cases.map(({ text }) => text)).toEqual([
      'Reported twice.',
      'Rude words.',
      'Reported once.',
    ])
    expect(cases[0]?.reports).toEqual({
      open: 2,
      reasons: [{ reason: 'spam', count: 2 }],
      notes: [],
      last: new Date(clock.now).toISOString(),
    })
    expect(cases[1]).toMatchObject({ kind: 'correction', on: { text: 'Reported once.' } })
    expect(cases[2]?.reports.notes).toEqual(['It is not so.'])

    const kept = await desk.act({ kind: 'keep', cases: [fact(once.id)] })
    expect(kept).toMatchObject({ kind: 'keep', who: 'Mara', count: 1, what: 'Reported once.' })
    const left = await desk.cases()
    expect(left.map(({ text }) => text)).toEqual(['Reported twice.', 'Rude words.'])
    await desk.undo(kept.id)
    expect(await desk.cases()).toHaveLength(3)
  })

  it('hides all posts of a sender in one step, and undoes the step without showing posts hidden before', async () => {
    const honest = await share(app, 'An honest fact.', '192.0.2.7')
    const before = await share(app, 'Hidden before.', '198.51.100.9')
    await desk.act({ kind: 'hide', cases: [fact(before.body.id)] })
    for (let n = 0; n < 20; n += 1) await share(app, `Buy followers ${n}.`, '198.51.100.9')
    const [spam] = await desk.cases('?list=newest')
    expect(spam?.sender).toMatchObject({ posts: 21, shown: 20 })
    const hidden = await desk.act({
      kind: 'hide',
      cases: [fact(spam?.id ?? 0)],
      bySender: true,
      why: 'spam',
    })
    expect(hidden).toMatchObject({ count: 20, what: `all by sender ${spam?.sender?.name}` })
    const shown = await shownTexts(app)
    expect(shown.filter((text) => text.startsWith('Buy'))).toEqual([])
    expect(shown).toContain(honest.body.text)

    const undone = await desk.undo(hidden.id)
    expect(undone.body).toMatchObject({ kind: 'undo', count: 20 })
    const after = await shownTexts(app)
    expect(after.filter((text) => text.startsWith('Buy'))).toHaveLength(20)
    expect(after).not.toContain('Hidden before.')
    expect((await desk.undo(hidden.id)).body.code).toBe('action_final')
  })

  it('hides ten thousand posts at once and shows them again', async () => {
    const { db, dialect } = app.database
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ text: `Flood ${n}.` }))
    await sql`
      insert into "Facts" ("text", "source", "category", "sourceHash", "sender")
      select "text", 'https://example.com', 'news', 'x', 'flood'
      from ${jsonRows(dialect, rows, { text: 'text' })}`.execute(db)
    const first = await db
      .selectFrom('Facts')
      .select('id')
      .where('sender', '=', 'flood')
      .limit(1)
      .execute()
    const body = { kind: 'hide', cases: [fact(first[0]?.id ?? 0)], bySender: true }
    const hidden = await desk.act(body)
    expect(hidden.count).toBe(10_000)
    expect((await desk.undo(hidden.id)).body.count).toBe(10_000)
    await desk.act({ ...body, kind: 'delete' })
  })

  it('cannot undo an action if another operator has acted on the same fact since', async () => {
    const { id } = await app.share({ text: 'Two operators.' })
    const other = await openDesk(app, 'Ada')
    const first = await desk.act({ kind: 'hide', cases: [fact(id)] })
    await other.act({ kind: 'restore', cases: [fact(id)] })
    const again = await other.act({ kind: 'hide', cases: [fact(id)] })
    expect(again).toMatchObject({ who: 'Ada', count: 1 })
    expect((await desk.undo(first.id)).body.count).toBe(0)
    expect(await shownTexts(app)).not.toContain('Two operators.')
    await desk.undo(again.id)
    expect(await shownTexts(app)).toContain('Two operators.')
  })

  it('vouches for facts in an action that is logged, and undoes what has not changed since', async () => {
    const app = await openApp()
    const desk = await openDesk(app)
    const ids: number[] = []
    for (const text of ['One.', 'Two.', 'Three.']) ids.push((await share(app, text)).body.id)
    const [first = 0, second = 0, third = 0] = ids
    const change = (facts: number[], vouch: boolean) =>
      desk.write<Action>('/api/desk/vouched', { facts, vouch, why: '' })
    const vouched = async () =>
      (await desk.cases('?list=newest'))
        .filter((row) => row.isVouched)
        .map(({ id }) => id)
        .sort((one, other) => one - other)
    const one = (await change([first], true)).body
    expect(one).toMatchObject({ kind: 'vouch', who: 'Mara', what: 'One.', count: 1, canUndo: true })
    const some = (await change([first, second, third], true)).body
    expect(some.count).toBe(2)
    expect((await change([third], false)).body).toMatchObject({ kind: 'unvouch', count: 1 })
    expect(await vouched()).toEqual([first, second])
    // The third is not any more as this action left it.
    expect((await desk.undo(some.id)).body).toMatchObject({ kind: 'undo', count: 1 })
    expect(await vouched()).toEqual([first])
    const back = (await change([first], false)).body
    await desk.undo(back.id)
    expect(await vouched()).toEqual([first])
    await desk.undo(one.id)
    expect(await vouched()).toEqual([])
    expect((await change([99_999], true)).body.code).toBe('not_found')
  })

  it('gets the problem invalid_input for an id of more than 31 bits', async () => {
    const [id, why] = [2_147_483_648, '']
    const cases = [{ kind: 'fact', id }]
    for (const [path, body] of [
      ['/api/desk/vouched', { facts: [id], vouch: true, why }],
      ['/api/desk/actions', { kind: 'hide', cases, why }],
      ['/api/desk/senders', { case: cases[0], refuse: true, why }],
    ] as const) {
      const { body: problem } = await desk.write<{ code: string }>(path, body)
      expect(problem.code, path).toBe('invalid_input')
    }
  })

  it('searches words and sources, including those of hidden facts', async () => {
    const { id } = await app.share({ text: 'Ein Äpfel-Fakt.', source: 'https://cheap-watch.shop/' })
    await desk.act({ kind: 'hide', cases: [fact(id)] })
    expect((await desk.cases('?list=hidden&q=apfel')).map((item) => item.id)).toEqual([id])
    expect((await desk.cases('?list=newest&q=cheap-watch')).map((item) => item.id)).toEqual([id])
    expect((await desk.cases('?list=hidden&q=apfel'))[0]?.action).toMatchObject({ who: 'Mara' })
  })

  it('cannot undo a deletion, which removes the text for good', async () => {
    const { id } = await app.share({ text: 'Unlawful.' })
    await app.correct(id, { text: 'It is unlawful.' })
    await app.post(`/api/facts/${id}/reports`, { reason: 'other', note: 'Unlawful!' })
    const hidden = await desk.act({ kind: 'hide', cases: [fact(id)] })
    expect(hidden.what).toBe('Unlawful.')
    await desk.undo(hidden.id)
    const deleted = await desk.act({ kind: 'delete', cases: [fact(id)] })
    expect(deleted).toMatchObject({ count: 1, canUndo: false })
    expect((await app.get(`/api/facts/${id}`)).status).toBe(410)
    const rows = await app.database.db
      .selectFrom('Facts')
      .select(['text', 'textHash'])
      .where('id', '=', id)
      .execute()
    expect(rows).toEqual([{ text: '', textHash: textHash('') }])
    // Not even the log contains the text, although hiding the case was logged.
    const { db } = app.database
    for (const table of ['Facts', 'Corrections', 'Actions', 'Reports'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
        /unlawful/i,
      )
    expect((await desk.undo(deleted.id)).body.code).toBe('action_final')
    const restored = await desk.write('/api/desk/actions', { kind: 'restore', cases: [fact(id)] })
    expect(restored.status).toBe(404)
  })

  it('puts a letter away, which is no longer counted', async () => {
    await app.post('/api/feedback', { kind: 'idea', message: 'More facts.' })
    const { letters } = await desk.read<{ letters: { id: number }[] }>('/api/desk/letters')
    expect(letters).toHaveLength(1)
    await desk.write(`/api/desk/letters/${letters[0]?.id}/done`, {})
    expect((await desk.read<Desk>('/api/desk')).counts.letters).toBe(0)
  })

  it('sees the name of the session, the number of facts and the size of the database', async () => {
    const { figures, name } = await desk.read<Desk>('/api/desk')
    expect(name).toBe('Mara')
    expect(figures.facts).toBeGreaterThan(20)
    expect(figures.databaseBytes).toBeTypeOf('number')
  })
})

describe('a letter', async () => {
  const app = await openApp()
  const desk = await openDesk(app)

  it('returns when the action that put it away is undone', async () => {
    await app.post('/api/feedback', { kind: 'praise', message: 'Lovely goose.' })
    const [letter] = (await desk.read<{ letters: Letter[] }>('/api/desk/letters')).letters
    const id = letter?.id ?? 0
    const left = await desk.write<{ letters: Letter[] }>(`/api/desk/letters/${id}/done`, {})
    expect(left.body.letters).toEqual([])
    const { actions } = await desk.read<{ actions: Action[] }>('/api/desk/actions')
    expect(actions[0]).toMatchObject({ kind: 'put_away', who: 'Mara', what: `letter ${id}` })
    await desk.undo(actions[0]?.id ?? 0)
    const { letters } = await desk.read<{ letters: Letter[] }>('/api/desk/letters')
    expect(letters).toMatchObject([{ message: 'Lovely goose.' }])
    expect((await desk.write('/api/desk/letters/999/done', {})).status).toBe(404)
  })
})

describe('the feed of reports', async () => {
  const app = await openApp()

  it('has a secret address, which stops working when its key is deleted, and is not cached', async () => {
    const { id } = await app.share({ text: 'Reported & listed.' })
    await app.post(`/api/facts/${id}/reports`, { reason: 'spam', note: 'See here.' })
    const path = feedPath(await findFeedKey(app.database))
    const response = await app.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('spam 1: Reported &#38; listed.')
    const unknown = (await app.get('/nothing/here')).status
    expect((await app.get('/desk/guessed.atom')).status).toBe(unknown)
    await deleteFeedKey(app.database)
    expect((await app.get(path)).status).toBe(unknown)
  })
})

describe('posting', async () => {
  const app = await openApp()
  const desk = await openDesk(app)
  const put = async (rules: object) => {
    const response = await app.fetch('/api/desk/posting', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: desk.Cookie },
      body: JSON.stringify({ words: [], ...rules }),
    })
    return (await response.json()) as Action
  }

  it('is refused while it is closed, and possible again after the closing is undone', async () => {
    const closed = await put({ posting: 'closed' })
    expect(await share(app, 'Late.')).toMatchObject({
      status: 403,
      body: { code: 'posting_closed' },
    })
    await desk.undo(closed.id)
    expect((await share(app, 'In time.')).status).toBe(201)
  })

  it('stays as a newer change has set it when an older change is undone', async () => {
    const closed = await put({ posting: 'closed' })
    await put({ posting: 'open', words: ['gold'] })
    expect((await desk.undo(closed.id)).body.count).toBe(0)
    expect((await share(app, 'Buy gold.')).body).toMatchObject({ code: 'refused_word' })
    await put({ posting: 'open' })
  })

  it('cannot be changed by an operator who has not seen its current state', async () => {
    const seen = { posting: 'open', words: [] }
    await put({ posting: 'held', words: ['gold'] })
    const stale = await put({ posting: 'closed', seen })
    expect(stale).toMatchObject({ code: 'posting_changed' })
    expect((await desk.read<Desk>('/api/desk')).posting).toMatchObject({ posting: 'held' })
    const fresh = await put({ posting: 'open', seen: { posting: 'held', words: ['gold'] } })
    expect(fresh).toMatchObject({ kind: 'posting' })
    const both = await Promise.all([
      put({ posting: 'held', seen }),
      put({ posting: 'closed', seen }),
    ])
    expect(both.filter((result) => 'code' in result)).toHaveLength(1)
    await put({ posting: 'open' })
  })

  it('hides each new fact until an operator keeps it, while posts are held', async () => {
    await put({ posting: 'held' })
    const { body } = await share(app, 'Held for now.')
    expect(body.held).toBe(true)
    expect(await shownTexts(app)).not.toContain('Held for now.')
    const cases = await desk.cases('?list=held')
    expect(cases).toMatchObject([{ text: 'Held for now.', isHeld: true }])
    await desk.act({ kind: 'keep', cases: [fact(body.id)] })
    expect(await shownTexts(app)).toContain('Held for now.')
    expect(await desk.cases('?list=held')).toEqual([])
    await put({ posting: 'open' })
  })

  it('is refused for a fact with a refused word or source, in any letter case', async () => {
    await put({ posting: 'open', words: ['followers', 'EXAMPLE.COM'] })
    expect((await share(app, 'Buy FOLLOWERS.')).body).toMatchObject({ code: 'refused_word' })
    expect((await share(app, 'Harmless.')).body).toMatchObject({ code: 'refused_word' })
    await put({ posting: 'open' })
  })

  it('is refused for a day to a sender whom an operator has refused, and to no other sender', async () => {
    const { body } = await share(app, 'Spam.', '203.0.113.5')
    const refused = await desk.write<Action>('/api/desk/senders', {
      case: fact(body.id),
      refuse: true,
    })
    expect((await share(app, 'More spam.', '203.0.113.5')).body).toMatchObject({
      code: 'sender_refused',
    })
    const { id } = await app.correct(body.id, { text: 'Of somebody else.' }, '203.0.113.6')
    for (const [path, sent] of [
      [`/api/facts/${body.id}/reports`, { reason: 'spam' }],
      [`/api/corrections/${id}/reports`, { reason: 'spam' }],
      [`/api/corrections/${id}/votes`, {}],
      ['/api/feedback', { kind: 'bug', message: 'Spam.' }],
    ] as const) {
      const response = await app.post(path, sent, {}, '203.0.113.5')
      expect(await response.json(), path).toMatchObject({ code: 'sender_refused' })
    }
    expect((await share(app, 'Not spam.', '203.0.113.6')).status).toBe(201)
    clock.now += DAY_MS
    expect((await share(app, 'A day later.', '203.0.113.5')).status).toBe(201)
    clock.now -= DAY_MS
    await desk.undo(refused.body.id)
    expect((await share(app, 'Admitted again.', '203.0.113.5')).status).toBe(201)
  })
})
