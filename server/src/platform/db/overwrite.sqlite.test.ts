import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { signUp } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-overwrite-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const options = () => ({
  dataDir: mkdtempSync(join(folder, 'data-')),
  log: pino({ enabled: false }),
})

/** Whether the text stands anywhere in the database's files. */
const isInFiles = (dataDir: string, text: string) =>
  ['fable.sqlite', 'fable.sqlite-wal']
    .map((name) => join(dataDir, name))
    .some((file) => existsSync(file) && readFileSync(file).includes(text))

describe('the files of the embedded database', () => {
  it('contain no data of a deleted account', async () => {
    const place = options()
    const database = await openDatabase(place)
    const app = await openTestApp({ database })
    const neighbour = await signUp(app)
    const player = await signUp(app, { username: 'Zanzibar', email: 'zanzibar@example.com' })
    await player.send('PUT', '/api/account/game', {
      body: { GameVariables: { playerName: 'Zuleika', emptyPaths: ['Ouagadougou'] } },
      headers: { 'If-None-Match': '*' },
    })
    const reader = new DatabaseSync(join(place.dataDir, 'fable.sqlite'), { readOnly: true })
    const found = reader
      .prepare('select password from account where userId = ?')
      .get(player.user.id)
    reader.close()
    const { email, password } = player.form
    const traces = [email, String(found?.password), player.user.id, 'Zuleika', 'Ouagadougou']
    for (const trace of traces) expect(isInFiles(place.dataDir, trace), trace).toBe(true)

    expect((await player.post('/api/auth/delete-user', { password })).status).toBe(200)
    for (const trace of traces) expect(isInFiles(place.dataDir, trace), trace).toBe(false)
    expect(isInFiles(place.dataDir, neighbour.form.email)).toBe(true)
    await app.close()
  })

  it('contain no data that was deleted before `secure_delete` was set', async () => {
    const place = options()
    await (await openDatabase(place)).close()
    const earlier = new DatabaseSync(join(place.dataDir, 'fable.sqlite'))
    earlier.exec(`
      pragma user_version = 0;
      insert into Feedback (kind, message, sentAt) values ('bug', 'Ouagadougou', '2026-01-01');
      delete from Feedback;
    `)
    earlier.close()
    expect(isInFiles(place.dataDir, 'Ouagadougou')).toBe(true)
    const database = await openDatabase(place)
    await database.close()
    expect(isInFiles(place.dataDir, 'Ouagadougou')).toBe(false)
  })
})
