import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { playRun, startRun } from '../testing/ranked-runs.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const webDist = mkdtempSync(join(tmpdir(), 'fable-run-page-'))
writeFileSync(
  join(webDist, 'index.html'),
  `<title>Fact &amp; Fable</title>\n<meta\n  name="description"\n  content="x"\n/>${'<p>Once upon a time.</p>'.repeat(99)}`,
)
const app = await openTestApp({ webDist })
afterAll(() => app.close())

it('an ended run has its own page, with a title for link previews', async () => {
  const { id } = await playRun(app, { start: { playerName: '<Wren>&"' } })
  const response = await app.get(`/TextBasedGame/runs/${id}`)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toMatch(/<title>&#60;Wren&#62;&#38;&#34; - Days \d+ - Hundred Days<\/title>/)
  expect(page).toMatch(/<meta property="og:title" content="&#60;Wren/)
  expect(page).toMatch(
    /<meta name="description" content="&#60;Wren&#62;&#38;&#34; survived \d+ of a/,
  )
  expect((await app.get(`/textbasedgame/RUNS/${id}/`)).status).toBe(200)
})

it('a preview contains the site and the canonical address of the run, for every form of its link', async () => {
  const { id } = await playRun(app, { start: { playerName: 'Wren' } })
  const response = await app.get(`/TEXTBASEDGAME/RUNS/${id.toUpperCase()}/`)
  expect(response.status).toBe(200)
  const page = await response.text()
  const address = `${PUBLIC_URL.origin}/TextBasedGame/runs/${id}`
  expect(page).toContain(`<meta property="og:url" content="${address}">`)
  expect(page).toContain('<meta property="og:site_name" content="Fact &#38; Fable">')
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(page).toContain(`<meta property="og:image" content="${PUBLIC_URL.origin}/share.png">`)
})

it.each([
  ['/TextBasedGame', 'Hundred Days'],
  ['/TextBasedGame/daily', 'Daily road - Hundred Days'],
])('%s has a preview, in any letter case', async (path, title) => {
  const response = await app.get(`${path.toLowerCase()}/`)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain(`<title>${title}</title>`)
  expect(page).toContain(`<meta property="og:url" content="${PUBLIC_URL.origin}${path}">`)
})

it('an open or missing run has a page without any data of it', async () => {
  const { id } = await startRun(app, { playerName: 'Wren' })
  for (const other of [id, 'nobody', '%00', "';--"]) {
    const response = await app.get(`/TextBasedGame/runs/${other}`)
    expect(response.status, other).toBe(404)
    expect(await response.text()).toContain('<title>Fact &amp; Fable</title>')
  }
})

it('the page of a run is compressed, and 304 for a browser that has it', async () => {
  const { id } = await playRun(app, { start: { playerName: 'Wren' } })
  const first = await app.get(`/TextBasedGame/runs/${id}`, { 'Accept-Encoding': 'br' })
  expect(first.headers.get('Content-Encoding')).toBe('br')
  expect(first.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  const etag = first.headers.get('ETag') ?? ''
  const again = await app.get(`/TextBasedGame/runs/${id}`, { 'If-None-Match': etag })
  expect(again.status).toBe(304)
})
