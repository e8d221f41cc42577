import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext, TLSSocket } from 'node:tls'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { StartError } from '../lib/errors.ts'
import { runDoctor } from '../operate/doctor/doctor.ts'
import { openServerDatabase } from '../operate/lifecycle.ts'
import { atEnd } from '../testing/at-end.ts'
import { realTime } from '../testing/clock.ts'
import { createDatabase, withClient } from '../testing/fresh-database.ts'
import { openDatabase } from './open.ts'

const SERVER = process.env.TEST_DATABASE_URL ?? ''
const log = pino({ enabled: false })

const run = (url: string, ...statements: string[]) =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

/** A user, and the address of a database as that user. */
async function asUser(url: string) {
  const address = new URL(url)
  const user = `user_${address.pathname.slice(1)}`
  await run(SERVER, `create role ${user} login`)
  address.username = user
  return { user, url: address.href }
}

/** An empty database, dropped at the end. */
async function create() {
  const { url, name, drop } = await createDatabase(SERVER)
  atEnd(async () => {
    await drop()
    await run(SERVER, `drop role if exists user_${name}`)
  })
  return { url, name }
}

const start = (databaseUrl: string) =>
  openServerDatabase({ databaseUrl, dataDir: '', waitMs: 0, sampleFacts: true, log })

/** The error of a start, which must be one sentence without a stack. */
async function refusalOf(url: string): Promise<string> {
  const error: unknown = await start(url).then(
    (database) => database.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

async function doctorOn(DATABASE_URL: string) {
  const environment = { DATABASE_URL, PORT: '0', AUTH_SECRET: 'x'.repeat(32) }
  const findings = await runDoctor({ environment, sendTo: undefined, now: realTime() })
  return findings
    .filter(({ subject, state }) => subject === 'database' && state === 'wrong')
    .map(({ text, fix }) => `${text} ${fix}`)
}

const countTables = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as "name" from pg_tables where schemaname = 'public'`,
    )
    return rows.map(({ name }) => name)
  })

describe('a refused start on PostgreSQL', () => {
  it('says, like the doctor, that the user may not create tables', async () => {
    const owned = await create()
    const { user, url } = await asUser(owned.url)
    const cause = `DATABASE_URL names a database in which the user "${user}" lacks a right (permission denied for schema public)`
    const mend = `alter database "${owned.name}" owner to "${user}";`
    const sentence = await refusalOf(url)
    expect(sentence).toContain(`${cause}; make that user its owner, with psql: ${mend}`)
    expect((await doctorOn(url)).join('\n')).toContain(cause)
    await run(SERVER, mend)
    expect(await doctorOn(url)).toEqual([])
    expect(await countTables(url)).toEqual([])
    await (await start(url)).close()
    expect(await doctorOn(url)).toEqual([])
  })

  it('says, like the doctor, that another user owns the tables', async () => {
    const owned = await create()
    await (await openDatabase({ databaseUrl: owned.url, dataDir: '', log })).close()
    const { user, url } = await asUser(owned.url)
    await run(SERVER, `alter database ${owned.name} owner to ${user}`)
    await run(owned.url, `grant select on all tables in schema public to ${user}`)
    const cause = new RegExp(`user "${user}" lacks a right \\(permission denied for table \\w+\\)`)
    expect(await refusalOf(url)).toMatch(cause)
    expect((await doctorOn(url)).join('\n')).toMatch(cause)
  })

  it('says, like the doctor, that the database cannot store every text', async () => {
    const name = `fable_latin1_${process.pid}`
    await run(SERVER, `create database ${name} template template0 encoding 'LATIN1' locale 'C'`)
    atEnd(() => run(SERVER, `drop database if exists ${name}_utf8`, `drop database ${name}`))
    const address = new URL(SERVER)
    address.pathname = name
    const cause = 'DATABASE_URL names a database whose encoding is LATIN1'
    const sentence = await refusalOf(address.href)
    expect(sentence).toContain(cause)
    expect((await doctorOn(address.href)).join('\n')).toContain(cause)
    const [, mend = ''] = /with psql: (create database .+)\.$/.exec(sentence) ?? []
    await run(SERVER, mend)
    address.pathname = `${name}_utf8`
    await (await start(address.href)).close()
  })

  it('says, like the doctor, that the database is read-only', async () => {
    const { url, name } = await create()
    await run(SERVER, `alter database ${name} set default_transaction_read_only = on`)
    const cause =
      /names a database that is read-only for the user "\w+" \(default_transaction_read_only\)/
    expect(await refusalOf(url)).toMatch(cause)
    expect((await doctorOn(url)).join('\n')).toMatch(cause)
  })

  it.each([
    ['at the first start', false],
    ['later (the doctor only)', true],
  ])('says, like the doctor, that the disk of the database is full %s', async (_, hasTables) => {
    const { url } = await create()
    if (hasTables) await (await openDatabase({ databaseUrl: url, dataDir: '', log })).close()
    // The error that PostgreSQL has with a full disk, at the first table that is created.
    await run(
      url,
      `create function full_disk() returns event_trigger language plpgsql as $$
        begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`,
      'create event trigger full_disk on ddl_command_start execute function full_disk()',
    )
    const cause = /names a database whose disk is full \(could not extend file .+\)/
    if (!hasTables) expect(await refusalOf(url)).toMatch(cause)
    expect((await doctorOn(url)).join('\n')).toMatch(cause)
  })

  it('says that the database does not exist', async () => {
    const address = new URL(SERVER)
    address.pathname = 'no_such_database'
    expect(await refusalOf(address.href)).toMatch(
      /^DATABASE_URL names a database that does not exist .+; create it\.$/,
    )
  })
})

/** Accepts TLS connections as PostgreSQL does, with a certificate of its own. */
async function startTls(key: string, cert: string) {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S')
      const secureContext = createSecureContext({
        key: readFileSync(key),
        cert: readFileSync(cert),
      })
      const secured = new TLSSocket(socket, { isServer: true, secureContext })
      secured.on('error', () => socket.destroy())
      secured.on('data', () => secured.destroy())
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('a start on PostgreSQL names the setting for a certificate of a private authority', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-tls-'))
  atEnd(async () => {
    rmSync(folder, { recursive: true })
    return Promise.resolve()
  })
  const [key, cert, root] = ['key.pem', 'cert.pem', 'ca.pem'].map((name) => join(folder, name))
  if (key === undefined || cert === undefined || root === undefined) throw new Error('no files')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject]
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  copyFileSync(cert, root)
  const url = `postgres://fable:hunter2@localhost:${await startTls(key, cert)}/fable?sslmode=require`
  expect(await refusalOf(url)).toBe(
    'DATABASE_URL names a database whose certificate comes from a private authority (self-signed certificate); add the authority to its address: ?sslmode=verify-full&sslrootcert=/path/ca.pem.',
  )
  // The mend leads past the certificate: what this server then does is not PostgreSQL.
  const trusted = url.replace('sslmode=require', `sslmode=verify-full&sslrootcert=${root}`)
  expect(await refusalOf(trusted)).not.toContain('authority')
})
