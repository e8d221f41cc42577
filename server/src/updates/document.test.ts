import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScreenData } from '@fable/contract'
import { afterAll, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { UPDATES } from './content.ts'
import { publishUpdates } from './store.ts'

const webDist = mkdtempSync(join(tmpdir(), 'fable-updates-page-'))
cpSync(new URL('../../../web/index.html', import.meta.url), join(webDist, 'index.html'))
// Instead of React: the ids of the release notes. e2e/screens.test.ts has the real one.
mkdirSync(join(webDist, '.server'))
writeFileSync(
  join(webDist, '.server/server.js'),
  'export const render = async (path, { updates }) => updates.map(({ UpdateId }) => UpdateId).join()',
)
writeFileSync(join(webDist, 'package.json'), '{"type":"module"}')
const app = await openTestApp({ webDist })
afterAll(app.close)

const IDS = UPDATES.map(({ UpdateId }) => UpdateId).reverse()

it('the document of the updates has them as HTML, and what that was rendered from', async () => {
  const page = await (await app.get('/updates/')).text()
  expect(page).toContain('<title>Hundred Days - Updates</title>')
  expect(page).toContain(`<div id="root" data-rendered>${IDS.join()}</div>`)
  const [, json = ''] = /id="screen-data">(.*?)<\/script>/s.exec(page) ?? []
  expect((JSON.parse(json) as ScreenData).updates).toEqual(UPDATES.toReversed())
})

it('is 304 with a matching tag until a release note changes', async () => {
  const etag = (await app.get('/Updates')).headers.get('ETag') ?? ''
  expect((await app.get('/Updates', { 'If-None-Match': etag })).status).toBe(304)
  await publishUpdates(
    app.database,
    UPDATES.map((update) => ({ ...update, UpdateName: '</script>' })),
  )
  const changed = await app.get('/Updates', { 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(await changed.text()).not.toContain('"UpdateName":"</script>"')
})

it('is served without them when the database does not respond', async () => {
  const broken = await openTestApp({ webDist })
  await broken.removeDatabase()
  const response = await broken.get('/Updates')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<div id="root">')
  await broken.close()
})
