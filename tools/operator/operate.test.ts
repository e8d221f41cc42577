import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, readSettings } from '@fable/server/operator'
import {
  createDatabase,
  helpfulVotes,
  insertCorrection,
  insertFact,
  insertFeedback,
  insertReport,
  realTime,
  startPostgres,
  updateHelpful,
  updateVotes,
} from '@fable/server/testing'
import { operate } from './operate.ts'

/** The marks of a sender of reports. */
const marks = ['2.a', '1.a'] as const
const NOON = Date.UTC(2026, 10, 21, 12)
const log = pino({ enabled: false })
const dataDir = mkdtempSync(join(tmpdir(), 'fable-operate-'))
const postgres = await startPostgres()
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As a server has opened it, with the operator's commands on it. */
async function open(databaseUrl?: string) {
  const database = await openDatabase({ dataDir, databaseUrl, log })
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const settings = () => readSettings(environment)
  const operator = async (...args: string[]) => {
    const outcome = await operate(args, { environment, settings, database: () => database })
    return typeof outcome === 'string' ? outcome : outcome.text
  }
  return { database, operator }
}

const { url } = await createDatabase(postgres.url)

describe.each([
  ['embedded', undefined],
  ['PostgreSQL', url],
])("the operator's command on the database: %s,", async (_, databaseUrl) => {
  const { database, operator } = await open(databaseUrl)
  const { db } = database
  afterAll(() => database.close())

  const addRun = (id: string, names: { userId?: string; userName?: string; boardName: string }) =>
    db
      .insertInto('Runs')
      .values({
        id: id.repeat(32),
        secret: 'x',
        rules: 1,
        userName: '',
        playerName: '',
        playedOn: '2026-11-21',
        week: 1,
        endedAt: '2026-11-21',
        daysSurvived: 5,
        strength: 5,
        ...names,
      })
      .execute()

  const addUser = async (id: string, username: string) => {
    const time = databaseUrl === undefined ? '2026-11-21T00:00:00.000Z' : new Date(NOON)
    const user = {
      id,
      name: username,
      email: `${id}@example.com`,
      username,
      usernameKey: username.toLowerCase(),
      createdAt: time,
      updatedAt: time,
      emailVerified: databaseUrl === undefined ? 0 : false,
    }
    await db.insertInto('user').values(user).execute()
  }

  it('feedback shows messages of players, the newest first, without control characters', async () => {
    expect(await operator('feedback')).toBe('There is no feedback yet.')
    await insertFeedback(database, { kind: 'bug', message: 'It is dark.\nVery.' }, NOON)
    const message = '\u001b[2J\u001b]0;owned\u0007 \u202ereversed'
    const idea = { kind: 'idea', message, email: 'ada@example.com' } as const
    await insertFeedback(database, idea, NOON + 60_000)
    expect(await operator('feedback')).toBe(`#2  idea  2026-11-21 12:01 UTC  ada@example.com
    \ufffd[2J\ufffd]0;owned\ufffd \ufffdreversed

#1  bug  2026-11-21 12:00 UTC
    It is dark.
    | Very.`)
    expect(await operator('feedback', '--limit', '1')).not.toContain('dark')
    expect(await operator('feedback', '--all')).toContain('dark')
  })

  it('facts lists, reports, hides and restores facts', async () => {
    expect(await operator('facts', 'list')).toBe('There is no fact yet.')
    expect(await operator('facts', 'reports')).toBe('No report is open.')
    const text = 'Potatoes \u001b[2J are stars.'
    const source = 'https://example.com/potato'
    const { id } = await insertFact(database, { text, source, category: 'science' }, NOON)
    const about = { of: { kind: 'fact', id }, factId: id, marks } as const
    await insertReport(database, { ...about, reason: 'spam' }, NOON)
    const note = 'They are not.\nI looked.'
    await insertReport(database, { ...about, reason: 'false', note }, NOON + 60_000)
    expect(await operator('facts', 'list')).toBe(`#1  science  2026-11-21 12:00 UTC  0/0/0 votes
    Potatoes \ufffd[2J are stars.
    https://example.com/potato`)
    expect(await operator('facts', 'reports'))
      .toBe(`#2  false  2026-11-21 12:01 UTC  fact 1 (science)
    Potatoes \ufffd[2J are stars.
    https://example.com/potato
    Note: They are not.
    | I looked.

#1  spam  2026-11-21 12:00 UTC  fact 1 (science)
    Potatoes \ufffd[2J are stars.
    https://example.com/potato`)
    expect(await operator('facts', 'reports', '--limit', '1')).not.toContain('spam')
    for (const named of [String(id), `https://fable.example/facts/${String(id)}`]) {
      expect(await operator('facts', 'list', '--hidden')).toBe('No fact is hidden.')
      expect(await operator('facts', 'hide', named)).toMatch(/^1 fact hidden\./)
      expect(await operator('facts', 'list', '--hidden')).toContain('science, hidden')
      expect(await operator('facts', 'reports')).toBe('No report is open.')
      expect(await operator('facts', 'restore', named)).toMatch(/^1 fact restored/)
    }
  })

  it('facts lists no text that looks like the lines beside it', async () => {
    const text =
      'Honey spoils.\n    https://good.example/\r\u2028Note: fine\u2029.          Note: fine'
    const source = 'https://example.com/honey'
    await insertFact(database, { text, source, category: 'science' }, NOON)
    expect(await operator('facts', 'list', '--search', source)).toContain(`votes
    Honey spoils.
    | https://good.example/
    | \ufffdNote: fine\ufffd. Note: fine
    https://example.com/honey`)
  })

  it('facts finds facts by words, hides them after a confirmation, and restores them', async () => {
    const share = (text: string, source: string) =>
      insertFact(database, { text, source, category: 'news' }, NOON)
    const spam = await share('Buy 100% gold at École.', 'https://SPAM.example/_1')
    const other = await share('Gold is soft.', 'https://example.com/spam.example')
    const listed = async (...search: string[]) => {
      const text = await operator('facts', 'list', ...search)
      return [...text.matchAll(/^#(\d+)/gm)].map(([, id]) => Number(id))
    }
    expect(await listed('--search', 'spam.EXAMPLE')).toEqual([other.id, spam.id])
    expect(await listed('--search', '100%')).toEqual([spam.id])
    expect(await listed('--search', '_1')).toEqual([spam.id])
    expect(await listed('--search', 'école')).toEqual([spam.id])
    // Not across the end of the text.
    expect(await operator('facts', 'list', '--search', 'École. https')).toContain('No fact with')
    expect(await operator('facts', 'list', '--search', 'silver')).toBe('No fact with "silver".')
    await expect(operator('facts', 'hide', '--search', 'spam.example')).rejects.toThrow(
      /^This hides 2 facts; .+ facts hide --search "spam\.example" --yes$/,
    )
    expect(await listed('--hidden')).toEqual([])
    expect(await operator('facts', 'hide', '--search', 'spam.example', '--yes')).toMatch(
      /^2 facts h/,
    )
    expect(await listed('--hidden')).toEqual([other.id, spam.id])
    const both = [String(spam.id), `https://fable.example/facts/${other.id}`]
    expect(await operator('facts', 'restore', ...both)).toMatch(/^2 facts restored/)
    expect(await listed('--hidden')).toEqual([])
  })

  const correct = async (factId: number, text: string, source = 'https://example.com/right') => {
    const correction = await insertCorrection(database, { factId, text, source }, NOON)
    if (typeof correction === 'string') throw new Error(correction)
    return correction
  }

  it('corrections lists, hides and restores corrections, and reports of facts name them', async () => {
    expect(await operator('corrections', 'list')).toBe('There is no correction yet.')
    const fact = await insertFact(
      database,
      { text: 'Emus lost.', source: 'https://example.com', category: 'history' },
      NOON,
    )
    const first = await correct(fact.id, 'Emus won at École.', 'https://RIGHT.example/1')
    const second = await correct(fact.id, 'Buy\u001b[2J gold.')
    await updateHelpful(database, helpfulVotes(first.id, 2), NOON)
    expect(await operator('corrections', 'list'))
      .toBe(`#2  fact ${fact.id}  2026-11-21 12:00 UTC  0 helpful
    Fact: Emus lost.
    Buy\ufffd[2J gold.
    https://example.com/right

#1  fact ${fact.id}  2026-11-21 12:00 UTC  2 helpful
    Fact: Emus lost.
    Emus won at École.
    https://RIGHT.example/1`)
    const listed = async (...options: string[]) => {
      const text = await operator('corrections', 'list', ...options)
      return [...text.matchAll(/^#(\d+)/gm)].map(([, id]) => Number(id))
    }
    expect(await listed('--search', 'ECOLE')).toEqual([first.id])
    expect(await listed('--search', 'right.example')).toEqual([first.id])
    // Their own words alone, and facts by theirs.
    expect(await listed('--search', 'lost')).toEqual([])
    expect(await operator('facts', 'list', '--search', 'École.')).not.toContain('Emus')

    const about = { of: { kind: 'correction', id: second.id }, factId: fact.id } as const
    await insertReport(database, { ...about, reason: 'spam', note: 'Look.', marks }, NOON)
    expect(await operator('facts', 'reports', '--limit', '1'))
      .toContain(`spam  2026-11-21 12:00 UTC  correction 2 of fact ${fact.id} (history)
    Fact: Emus lost.
    Buy\ufffd[2J gold.
    https://example.com/right
    Note: Look.`)

    expect(await operator('corrections', 'list', '--hidden')).toBe('No correction is hidden.')
    expect(await operator('corrections', 'hide', '2')).toMatch(/^1 correction hidden\./)
    expect(await listed('--hidden')).toEqual([second.id])
    // Its report is done with.
    expect(await operator('facts', 'reports')).not.toContain('correction 2')
    await operator('facts', 'hide', String(fact.id))
    expect(await operator('corrections', 'list', '--hidden')).toContain(
      `#2  fact ${fact.id} (hidden)  hidden`,
    )
    await operator('facts', 'restore', String(fact.id))
    expect(await operator('corrections', 'restore', '2')).toMatch(/^1 correction restored/)
    await expect(operator('corrections', 'hide', '999')).rejects.toThrow(
      /^There is no correction "999"; give its number/,
    )
    await expect(operator('corrections', 'hide', '--search', 'gold')).rejects.toThrow(
      /^This hides 1 correction; .+ corrections hide --search "gold" --yes$/,
    )
    await operator('corrections', 'hide', '--search', 'gold', '--yes')
    expect(await listed('--hidden')).toEqual([second.id])
  })

  it('desk logs each action and undoes exactly that', async () => {
    const spam = async (n: number) => {
      const given = { text: `Buy ${n}.`, source: 'https://spam.test', category: 'news' } as const
      return insertFact(database, given, NOON, {
        marks: ['2950.aaaaaaaaaaaaaaaaaaaaaa', '2949.bbbbbbbbbbbbbbbbbbbbbb'],
        isHeld: false,
      })
    }
    const first = await spam(1)
    await spam(2)
    const old = await insertFact(database, { text: 'Old.', source: '', category: 'news' }, NOON)
    await expect(operator('facts', 'hide', String(old.id), '--by-sender')).rejects.toThrow(
      'The sender of this post is no longer stored.',
    )
    const by = ['--by-sender', '--as', 'Mara', '--why', 'spam']
    const hidden = await operator('facts', 'hide', String(first.id), ...by)
    const [, action = ''] = /desk undo (\d+)$/.exec(hidden) ?? []
    expect(hidden).toMatch(/^2 posts hidden\./)
    expect(await operator('desk', 'log', '--limit', '1')).toMatch(
      new RegExp(
        String.raw`^#${action}  \S+ \S+ UTC  Mara  hide  2 changed\n +all by sender .+\n +Why: spam$`,
      ),
    )
    const listed = await operator('facts', 'list', '--hidden')
    expect(listed).toContain('Buy 2.')
    expect(listed).toMatch(
      new RegExp(`Hidden .+ UTC by Mara. To undo this: .+ desk undo ${action}$`, 'm'),
    )
    expect(await operator('desk', 'undo', action)).toBe('Undone: 2 changes reverted.')
    expect(await operator('facts', 'list', '--hidden')).not.toContain('Buy 2.')
    await expect(operator('desk', 'undo', action)).rejects.toThrow(/can no longer be undone/)
    await expect(operator('facts', 'delete', String(first.id))).rejects.toThrow(/cannot be undone/)
    await operator('facts', 'delete', String(first.id), '--yes')
    expect(await operator('facts', 'list')).not.toContain('Buy 1.')
  })

  it('desk prints a link, lists where the desk is open, and ends sessions', async () => {
    expect(await operator('desk', 'sessions')).toBe('There are no open sessions.')
    const printed = await operator('desk', '--name', 'Mara')
    expect(printed).toMatch(/^ {2}http:\/\/127\.0\.0\.1:3000\/desk\?key=[\w-]{43}$/m)
    expect(printed).toMatch(/http:\/\/127\.0\.0\.1:3000\/desk\/[\w-]{32}\.atom$/)
    expect(await operator('desk', 'sessions')).toMatch(/^Mara: unused link, until/)
    expect(await operator('desk', '--end')).toMatch(/^1 link or session ended\. The feed has a new/)
    expect(await operator('desk', 'sessions')).toBe('There are no open sessions.')
  })

  it('desk and posting print names and words without control characters', async () => {
    const name = 'Mara\u001b[2J'
    const printed = [
      await operator('desk', '--name', name),
      await operator('desk', 'sessions'),
      await operator('posting', 'held', '--as', name, '--words', 'gold\u009b'),
      await operator('posting'),
      await operator('desk', 'log', '--limit', '1'),
      await operator('desk', '--end', '--name', `${name}!`),
    ]
    for (const text of printed) {
      expect(text).not.toMatch(/[^\P{C}\n]/u)
      expect(text).toContain('\ufffd')
    }
    await operator('posting', 'open', '--words', 'none', '--hold', 'on')
    await operator('desk', '--end')
  })

  it('desk log writes all actions to a new file', async () => {
    const file = join(tmpdir(), `actions-${randomUUID()}.jsonl`)
    expect(await operator('desk', 'log', '--export', file)).toMatch(/^\d+ actions written to /)
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const [first] = lines.map((line) => JSON.parse(line) as { id: number; items: object[] })
    expect(first).toMatchObject({ id: 1, items: [{ kind: 'fact', before: 'shown' }] })
    await expect(operator('desk', 'log', '--export', file)).rejects.toThrow(/EEXIST/)
    await rm(file)
  })

  it('facts lists the facts of a category or since a time', async () => {
    await insertFact(
      database,
      { text: 'Fresh news.', source: 'https://example.com', category: 'news' },
      realTime(),
    )
    const news = await operator('facts', 'list', '--category', 'news')
    expect(news).toContain('Fresh news.')
    expect(news).not.toContain('science')
    expect(await operator('facts', 'list', '--since', '1h')).toContain('Fresh news.')
    expect(await operator('facts', 'list', '--since', '1h', '--category', 'health')).toBe(
      'No fact matches.',
    )
    expect(await operator('corrections', 'list', '--category', 'health')).toBe(
      'No correction matches.',
    )
    await expect(operator('facts', 'list', '--since', 'lately')).rejects.toThrow(/6h, 2d or/)
    await expect(operator('facts', 'list', '--category', 'x')).rejects.toThrow(/none of technology/)
  })

  it('the command limits reasons, names and words as the desk does', async () => {
    const long = 'x'.repeat(201)
    await expect(operator('facts', 'hide', '1', '--why', long)).rejects.toThrow(/200 characters/)
    await expect(operator('facts', 'hide', '1', '--as', long)).rejects.toThrow(/30 characters/)
    await expect(operator('posting', '--words', long)).rejects.toThrow(/--words/)
    expect(await operator('posting')).toBe('Posting is open.')
  })

  it('posting shows and switches who may post, and which words are refused', async () => {
    expect(await operator('posting')).toBe('Posting is open.')
    const switched = await operator('posting', 'held', '--words', 'followers, spam.test')
    expect(switched).toMatch(
      /^Posting is held; posts containing 'followers' or 'spam\.test' are refused\.\nTo undo this: /,
    )
    expect(await operator('posting')).toBe(
      "Posting is held; posts containing 'followers' or 'spam.test' are refused.",
    )
    await operator('posting', '--hold', 'off')
    expect(await operator('posting')).toMatch(/; posts that are reported as harmful stay\.$/)
    await expect(operator('posting', '--hold', 'no')).rejects.toThrow(/is not on or off/)
    await expect(operator('posting', 'shut')).rejects.toThrow(/is not open, held or closed/)
    await operator('posting', 'closed')
    const undone = await operator('desk', 'undo', /\d+$/.exec(switched)?.[0] ?? '')
    expect(undone).toBe('Nothing was undone: there were later changes.')
    await operator('posting', 'open', '--words', 'none', '--hold', 'on')
    expect(await operator('posting')).toBe('Posting is open.')
  })

  it('fables adds a disputed fact with its best correction', async () => {
    const text = 'Bulls hate red.'
    const fact = await insertFact(
      database,
      { text, source: 'https://example.com', category: 'science' },
      NOON,
    )
    const add = (...options: string[]) => operator('fables', 'add', ...options)
    const refused = (why: RegExp) => expect(add('--fact', String(fact.id))).rejects.toThrow(why)
    await refused(/cannot be a fable: it is not disputed\.$/)
    await updateVotes(database, [{ factId: fact.id, vote: 'false' }], NOON)
    await refused(/none of its corrections was found helpful by 2 people other than its author\.$/)
    const { id } = await correct(fact.id, 'They do not see it as red.')
    await updateHelpful(database, helpfulVotes(id, 1), NOON)
    await refused(/none of its corrections/)
    await updateHelpful(database, helpfulVotes(id, 2), NOON)
    await expect(add('--fact', '1', '--text', 'x')).rejects.toThrow(/^Give either --fact or --text/)
    await expect(add('--fact', '99999')).rejects.toThrow(
      /^Fact "99999" cannot be a fable: it does not exist, or is hidden/,
    )
    const named = `https://fable.example/facts/${fact.id}`
    expect(await add('--fact', named)).toMatch(/^Added as fable \d+ /)
    expect(await operator('fables', 'list')).toContain(`science
    Bulls hate red.
    They do not see it as red.
    https://example.com/right`)
    await expect(add('--fact', named)).rejects.toThrow(/with this text already/)
    const [, number = ''] = /^#(\d+)/.exec(await operator('fables', 'list')) ?? []
    await operator('fables', 'remove', number, '--yes')
  })

  it('fables lists, adds and removes fables, with the checks of a fact', async () => {
    expect(await operator('fables', 'list')).toBe('No fable has been added.')
    const fable = {
      text: 'Potatoes are stars.',
      truth: 'They are tubers.',
      source: 'example.com/potato',
      category: 'science',
    }
    const add = (fields: Record<string, string>) =>
      operator(
        'fables',
        'add',
        ...Object.entries(fields).flatMap(([name, one]) => [`--${name}`, one]),
      )
    expect(await add(fable)).toMatch(/^Added as fable \d+ /)
    const [, number = ''] = /^#(\d+) {2}science/.exec(await operator('fables', 'list')) ?? []
    expect(await operator('fables', 'list')).toContain(`
    Potatoes are stars.
    They are tubers.
    https://example.com/potato`)
    await expect(add(fable)).rejects.toThrow(/^A fable with this text already exists/)
    for (const [name, wrong] of Object.entries({
      text: 'x'.repeat(201),
      truth: 'x'.repeat(2000),
      source: 'ftp://example.com',
      category: 'sport',
    })) {
      const sentence = new RegExp(
        `^--${name} must be .+ Usage: npm run operator -- fables add --text`,
      )
      await expect(add({ ...fable, [name]: wrong })).rejects.toThrow(sentence)
    }
    await expect(operator('fables', 'remove', number)).rejects.toThrow(/cannot be undone/)
    expect(await operator('fables', 'remove', `#${number}`, '--yes')).toBe('It is deleted.')
    await expect(operator('fables', 'remove', number, '--yes')).rejects.toThrow(
      /^There is no fable/,
    )
  })

  it('truths lists, adds and removes truths, with the checks of a fact', async () => {
    expect(await operator('truths', 'list')).toBe('No truth has been added.')
    const truth = ['--text', 'Potatoes are tubers.', '--source', 'example.com/potato']
    const add = (...category: string[]) => operator('truths', 'add', ...truth, ...category)
    expect(await add('--category', 'science')).toMatch(/^Added as truth \d+ /)
    await expect(add('--category', 'science')).rejects.toThrow(/^A truth with this text/)
    await expect(add('--category', 'sport')).rejects.toThrow(/^--category must be .+truths add/)
    const listed = await operator('truths', 'list')
    expect(listed).toContain('science\n    Potatoes are tubers.\n    https://example.com/potato')
    const [, number = ''] = /^#(\d+)/.exec(listed) ?? []
    expect(await operator('truths', 'remove', number, '--yes')).toBe('It is deleted.')
  })

  it('facts vouch marks facts as true, and unvouch takes that back', async () => {
    const { id } = await insertFact(
      database,
      { text: 'Potatoes grow.', source: 'https://example.com', category: 'science' },
      NOON,
    )
    const isVouched = async () => {
      const row = await db
        .selectFrom('Facts')
        .select('vouchedBy')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.vouchedBy !== null
    }
    const said = await operator('facts', 'vouch', String(id), '--as', 'Ada')
    expect(said).toMatch(/^1 fact vouched for\.\nTo undo this: .+ desk undo \d+$/)
    expect(await isVouched()).toBe(true)
    await operator('facts', 'unvouch', `https://fable.example/facts/${id}`)
    expect(await isVouched()).toBe(false)
    expect(await operator('desk', 'log')).toContain('Potatoes grow.')
    await expect(operator('facts', 'vouch', '99999')).rejects.toThrow(/^There is no fact "99999"/)
  })

  it('feedback delete removes one message after a confirmation', async () => {
    await insertFeedback(
      database,
      { kind: 'bug', message: 'My secret.', email: 'eve@example.com' },
      NOON,
    )
    const [, number = ''] = /^#(\d+)/.exec(await operator('feedback')) ?? []
    await expect(operator('feedback', 'delete', number)).rejects.toThrow(/cannot be undone/)
    expect(await operator('feedback', 'delete', `#${number}`, '--yes')).toBe('It is deleted.')
    expect(await operator('feedback')).not.toContain('eve@')
    await expect(operator('feedback', 'delete', number, '--yes')).rejects.toThrow(
      /^There is no mes/,
    )
  })

  it('leaderboard hides and restores a run, an account or a name', async () => {
    await addUser('u1', 'Ada')
    await addRun('1', { userId: 'u1', userName: 'Ada', boardName: 'Ada' })
    await addRun('2', { boardName: 'Spammer' })
    await addRun('3', { boardName: 'SPAM mer' })
    const hidden = async () => {
      const rows = await db.selectFrom('Runs').select(['boardName', 'hidden']).execute()
      return rows.flatMap((row) => (row.hidden > 0 ? [row.boardName ?? ''] : [])).sort()
    }
    const id = '2'.repeat(32)
    for (const named of [
      id,
      id.toUpperCase(),
      `https://fable.example/TextBasedGame/runs/${id}/?a#1`,
    ]) {
      expect(await operator('leaderboard', 'hide', named)).toMatch(
        /^The run is no longer on .+ link still/,
      )
      expect(await hidden()).toEqual(['Spammer'])
      await operator('leaderboard', 'restore', named)
      expect(await hidden()).toEqual([])
    }
    expect(await operator('leaderboard', 'hide', '--account', 'ADA')).toMatch(
      /^1 run removed from the leaderboard, future ones included\./,
    )
    expect(await operator('leaderboard', 'hide', '--name', 'spammer')).toMatch(
      /^2 runs removed from the /,
    )
    expect(await hidden()).toEqual(['Ada', 'SPAM mer', 'Spammer'])
    expect(await operator('leaderboard', 'restore', '--name', 'Spammer')).toMatch(/^2 runs no long/)
    await operator('leaderboard', 'restore', '--account', 'Ada')
    expect(await hidden()).toEqual([])
  })

  it("leaderboard removes a run's name and restores it", async () => {
    await addRun('4', { boardName: 'Wanda' })
    const id = '4'.repeat(32)
    const nameHidden = async () => {
      const row = db.selectFrom('Runs').select('nameHidden').where('id', '=', id)
      return (await row.executeTakeFirst())?.nameHidden
    }
    expect(await operator('leaderboard', 'remove-name', id)).toMatch(/keeps its place as 'Adv/)
    expect(await nameHidden()).toBe(1)
    expect(await operator('leaderboard', 'restore-name', id)).toMatch(/under its name again/)
    expect(await nameHidden()).toBe(0)
  })

  it('users finds, disables, enables and deletes accounts, the last only after a confirmation', async () => {
    await addUser('u2', 'Zoë 1')
    await addRun('5', { userId: 'u2', userName: 'Zoë 1', boardName: 'Zoë 1' })
    expect(await operator('users', 'find', 'U2@EXAMPLE')).toMatch(
      /^Zoë 1 {2}u2@example\.com {2}2026-11-21 \d\d:00 UTC$/,
    )
    expect(await operator('users', 'find', 'nobody@')).toBe('No account with "nobody@".')
    expect(await operator('users', 'disable', 'zoë 1')).toBe(
      'Zoë 1 is disabled and signed out everywhere.',
    )
    expect(await operator('users', 'find', 'zoë')).toMatch(/disabled$/)
    expect(await operator('users', 'enable', 'Zoë 1')).toBe('Zoë 1 can sign in again.')
    expect(await operator('users', 'find', 'zoë')).not.toMatch(/disabled$/)
    await expect(operator('users', 'delete', 'Zoë 1')).rejects.toThrow(
      /cannot be undone\. To confirm: npm run operator -- users delete "Zoë 1" --yes$/,
    )
    expect(await operator('users', 'find', 'zoë')).toMatch(/^Zoë 1/)
    expect(await operator('users', 'delete', 'Zoë 1', '--yes')).toMatch(/^The account Zoë 1 is del/)
    expect(await operator('users', 'find', 'zoë')).toBe('No account with "zoë".')
    const run = db
      .selectFrom('Runs')
      .select(['boardName', 'userId'])
      .where('id', '=', '5'.repeat(32))
    expect(await run.executeTakeFirst()).toEqual({ boardName: 'Adventurer', userId: null })
  })

  it.each<[string, RegExp]>([
    ['', /facts list \[--hidden\] \[--search <text>\]/],
    ['help facts', /facts hide <fact>\.\.\./],
    ['help users delete', /^npm run operator -- users delete <username> --yes\n\nDeletes an/],
    ['backup -h', /auth-secret/],
  ])('the command gives help: %s', async (args, text) => {
    expect(await operator(...args.split(' ').filter(Boolean))).toMatch(text)
  })

  it.each([
    ['facts', 'hide', '--search', '', '--yes'],
    ['facts', 'hide', '--search', ' ', '--yes'],
    ['facts', 'hide', '--search', '\u0301', '--yes'],
    ['facts', 'restore', '--search', '', '--yes'],
    ['facts', 'list', '--search', ''],
    ['facts', 'hide', '1', ''],
    ['leaderboard', 'hide', '--name', ''],
    ['leaderboard', 'hide', '--name', '\u3164'],
    ['leaderboard', 'hide', '--account', ' '],
    ['leaderboard', 'hide', '\u200b'],
    ['users', 'find', ''],
    ['backup', ''],
  ])('the command refuses an empty text and does nothing: %s %s %s %s', async (...args) => {
    const facts = await operator('facts', 'list', '--all')
    await expect(operator(...args)).rejects.toThrow(
      /(empty|no visible letters), so nothing was done/,
    )
    expect(await operator('facts', 'list', '--all')).toBe(facts)
    expect(
      await db.selectFrom('HiddenPlayers').select('key').where('key', '=', '').execute(),
    ).toEqual([])
  })

  it('facts hides more than a hundred facts by number, but refuses more than a thousand', async () => {
    const ids: string[] = []
    for (let n = 0; n < 101; n += 1) {
      const fact = { text: `Fact ${n}.`, source: 'https://many.example', category: 'news' } as const
      ids.push(String((await insertFact(database, fact, NOON)).id))
    }
    expect(await operator('facts', 'hide', ...ids)).toMatch(/^101 facts hidden\./)
    const tooMany = Array.from({ length: 1001 }, () => '1')
    await expect(operator('facts', 'restore', ...tooMany)).rejects.toThrow(
      /^There are 1001, but a command takes at most 1000: /,
    )
  })

  it.each<[string, RegExp]>([
    ['fedback', /^There is no command "fedback"\.\n\nnpm run operator/],
    ['facts', /^Use one of:\n {2}facts list/],
    ['feedback --limit many', /^--limit is "many", .+ for example --limit 50\.$/],
    ['feedback --lots', /^Unknown option '--lots'\. Usage: npm run operator -- feedback \[--all/],
    ['facts hide 1 --search x', /^Give either facts or --search/],
    ['feedback delete x --yes', /^There is no message "x"/],
    ['feedback delete 999999', /^There is no message "999999"; `feedback` shows the numbers\.$/],
    ['truths remove 999999', /^There is no truth "999999"; `truths list` shows the numbers\.$/],
    ['truths add --text Tin.', /^--source is missing\. Usage: .+ truths add/],
    ['truths add', /^--text is missing\./],
    ['feedback please', /^"please" is one argument too many\. Usage: /],
    ['facts hide', /^Give either facts or --search\. Usage: npm run operator -- facts hide <fact>/],
    ['facts hide 999999999', /^There is no fact "999999999"; give its number/],
    ['leaderboard hide', /^Give one run, account or name, for example: npm run operator -- lead/],
    ['leaderboard restore x', /^There is no ended run "x"; give its watch address/],
    ['users disable Nobody', /^There is no account "Nobody"\.$/],
    ['restore /no/such/file --yes', databaseUrl === undefined ? /^There is no file/ : /pg_restore/],
    ['backup', /^An argument is missing\. Usage: npm run operator backup <file>$/],
  ])('the command explains a mistake in a sentence: %s', async (args, sentence) => {
    await expect(operator(...args.split(' '))).rejects.toThrow(sentence)
  })
})
