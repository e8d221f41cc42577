import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'
import { setFactHidden } from './report-store.ts'

const webDist = mkdtempSync(join(tmpdir(), 'fable-fact-page-'))
writeFileSync(
  join(webDist, 'index.html'),
  '<title>Fact &amp; Fable</title>\n<meta name="description" content="x" />',
)
const app = await openTestApp({ webDist })
afterAll(() => app.close())

it('a fact has a page of its own, with its text for link previews', async () => {
  const { id } = await app.share({ text: 'Wombats leave <cubes>.', category: 'science' })
  const response = await app.get(`/Facts/${String(id)}/`)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('<title>Wombats leave &#60;cubes&#62;. - Fact &#38; Fable</title>')
  expect(page).toContain(
    `<meta property="og:url" content="${PUBLIC_URL.origin}/facts/${String(id)}">`,
  )
  expect(page).toContain('A fact from science')
})

it('a fact that is missing or hidden has status 404, and another path is no fact', async () => {
  const { id } = await app.share({})
  expect((await app.get('/facts/999999999')).status).toBe(404)
  await setFactHidden(app.database, id, 0)
  expect((await app.get(`/facts/${String(id)}`)).status).toBe(404)
  expect((await app.get('/facts/0x1')).status).toBe(404)
})
