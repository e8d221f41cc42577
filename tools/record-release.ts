/**
 * Records small databases of this release, from which the upgrade tests of the next one start: everything that visitors,
 * players and the operator leave, on both databases. Run it once, on the commit of a release.
 *   node tools/record-release.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Category, Routes } from '@fable/contract'
import { typedFact } from '@fable/contract/testing'
import {
  continueRun,
  findPrograms,
  type HttpClient,
  PROGRAM_ENV,
  playRun,
  startPostgres,
  startServer,
  toUnplayedRun,
} from '@fable/server/testing'

const FOLDER = new URL('../server/src/testing/releases/', import.meta.url)
const OPERATOR = fileURLToPath(new URL('operator.ts', import.meta.url))
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string }

type Settings = Readonly<Record<string, string>>

/** A call of the contract, with something in the place of its parameters. */
type Filled<Key extends string> = Key extends `${infer Before}/:${infer Rest}`
  ? `${Before}/${string}${Rest extends `${string}/${infer After}` ? `/${Filled<After>}` : ''}`
  : Key

type Browser = HttpClient & {
  readonly call: (key: Filled<keyof Routes>, body?: unknown) => Promise<Response>
}

function browserAt(address: string, from: string): Browser {
  let cookie = ''
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        'X-Forwarded-For': from,
        'Content-Type': 'application/json',
        ...(method === 'PUT' && { 'If-None-Match': '*' }),
        ...(cookie !== '' && { Cookie: cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    if (set.length > 0) cookie = set.join('; ')
    return response
  }

  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    call: (key, body) => {
      const [method = '', path = ''] = key.split(' ')
      return send(method, path, body)
    },
  }
}

async function useBoard(address: string) {
  const [writer, reader, other] = ['192.0.2.1', '198.51.100.2', '203.0.113.3'].map((from) =>
    browserAt(address, from),
  )
  if (!writer || !reader || !other) throw new Error('There are three visitors.')
  const share = async (text: string, category: Category): Promise<number> => {
    const source = `https://en.wikipedia.org/wiki/${text.split(' ')[0] ?? ''}`
    const response = await writer.call('POST /api/facts', typedFact({ text, source, category }))
    return ((await response.json()) as { id: number }).id
  }
  const wombats = await share('Wombats of the release make cubes.', 'science')
  const disputed = await share('Goldfish forget everything after three seconds.', 'science')
  for (const text of ['To be hidden.', 'To be deleted.', 'To be vouched for.'])
    await share(text, 'history')

  for (const vote of ['interesting', 'interesting', 'mindblowing'])
    await reader.call(`POST /api/facts/${wombats}/votes`, { vote })
  for (const visitor of [reader, other])
    await visitor.call(`POST /api/facts/${disputed}/votes`, { vote: 'false' })
  const correction = { text: 'They remember for months.', source: 'https://example.com/fish' }
  const response = await writer.call(`POST /api/facts/${disputed}/corrections`, correction)
  const { id } = (await response.json()) as { id: number }
  for (const visitor of [reader, other]) await visitor.call(`POST /api/corrections/${id}/votes`, {})
  await reader.call(`POST /api/facts/${disputed}/reports`, { reason: 'false', note: 'Not at all.' })
  await other.call(`POST /api/corrections/${id}/reports`, { reason: 'spam' })
  await reader.call('POST /api/feedback', { kind: 'idea', message: 'More wombats.' })

  const today = await reader.call('GET /api/days/today')
  const { day } = (await today.json()) as { day: string }
  await reader.call(`POST /api/days/${day}/choice`, { pick: '2' })
}

/** Some runs are played by a guest and some to their end, others not. */
async function playGames(address: string) {
  const guest = browserAt(address, '192.0.2.7')
  await playRun(guest, { name: 'Guest' })
  await playRun(guest, { name: 'Open', turns: 3 })

  const player = browserAt(address, '192.0.2.8')
  const account = { username: 'Wanda', email: 'wanda@example.com', password: 'correct horse' }
  await player.call('POST /api/auth/sign-up/email', account)
  await playRun(player, { name: 'Wanda' })
  const roads = (await (await player.call('GET /api/daily')).json()) as { today: { day: string } }
  const started = await player.call(`POST /api/daily/${roads.today.day}/runs`, {})
  await continueRun(player, toUnplayedRun((await started.json()) as never))
  await player.call('PUT /api/account/game', { GameVariables: { playerName: 'Wanda', day: 12 } })
  const { day } = roads.today
  await player.call('PUT /api/account/rounds', {
    results: { [day]: 'found' },
    seals: { [day]: 'fact' },
  })
  await player.call('POST /api/feedback', {
    kind: 'praise',
    message: 'From an account.',
    email: account.email,
  })
}

async function use(settings: Settings) {
  const dataDir = settings.DATA_DIR ?? ''
  const server = startServer(dataDir, { ...settings, TRUST_PROXY: '127.0.0.1' })

  const operate = (...command: string[]) =>
    execFileSync(process.execPath, [OPERATOR, ...command], {
      cwd: dataDir,
      env: { ...PROGRAM_ENV, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })

  try {
    const address = await server.listening
    await useBoard(address)
    await playGames(address)

    const facts = operate('facts', 'list', '--category', 'history').toString()
    const numberOf = (text: string) =>
      new RegExp(`(\\d+)[^\\n]*\\n?.*${text}`).exec(facts)?.[1] ?? ''
    operate('facts', 'hide', numberOf('To be hidden'), '--as', 'Mara', '--why', 'a test')
    operate('facts', 'delete', numberOf('To be deleted'), '--yes')
    operate('facts', 'vouch', numberOf('To be vouched for'))
    operate('desk', '--name', 'Mara')
    const sentence = ['--source', 'https://example.com/added', '--category', 'news']
    operate('truths', 'add', '--text', 'An added truth.', ...sentence)
    operate('fables', 'add', '--text', 'An added fable.', '--truth', 'It is added.', ...sentence)
    operate('leaderboard', 'hide', '--name', 'Guest')
    operate('posting', 'held')
    const late = { text: 'Held at the desk.', source: 'https://example.com/held', category: 'news' }
    await browserAt(address, '192.0.2.9').post('/api/facts', late)
    operate('posting', 'open', '--words', 'followers')
  } finally {
    server.process.kill('SIGTERM')
    await server.ended
  }
}

const EMPTY: Readonly<Record<string, string>> = {
  BestRuns: 'nothing reads it',
  RefusedSenders: 'only the desk blocks senders',
  SenderKeys: 'nothing writes it',
  verification: 'for an hour after a mail',
}

/** A table is empty if its feature is new, so that nothing recorded it. */
function expectRows(file: string) {
  const database = new DatabaseSync(file)
  const tables = database
    .prepare(
      `select "name" from sqlite_schema where "type" = 'table' and "name" not like 'sqlite_%'`,
    )
    .all()
  const without = tables
    .map(({ name }) => String(name))
    .filter((name) => !(name in EMPTY) && !database.prepare(`select 1 from "${name}"`).get())
  database.close()
  if (without.length > 0) throw new Error(`Nothing is recorded in ${without.join(', ')}.`)
}

function store(name: string, content: Uint8Array) {
  mkdirSync(FOLDER, { recursive: true })
  const file = new URL(`${version}.${name}.gz`, FOLDER)
  const packed = gzipSync(content, { level: 9 })
  writeFileSync(file, packed)
  console.log(`${fileURLToPath(file)}: ${packed.length} bytes`)
}

const folder = mkdtempSync(join(tmpdir(), 'fable-release-'))
const postgres = await startPostgres()
try {
  const embedded = { DATA_DIR: join(folder, 'sqlite') }
  const served = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }
  for (const settings of [embedded, served]) {
    mkdirSync(settings.DATA_DIR)
    await use({ ...settings, AUTH_SECRET: 'the secret of recorded releases, 32 characters' })
  }
  const copy = join(folder, 'copy.sqlite')
  new DatabaseSync(join(embedded.DATA_DIR, 'fable.sqlite')).prepare('vacuum into ?').run(copy)
  expectRows(copy)
  store('sqlite', readFileSync(copy))
  const options = ['--no-owner', '--no-privileges', '--inserts', postgres.url]
  store('sql', execFileSync(join(findPrograms() ?? '', 'pg_dump'), options))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
