import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { ResponseOf } from '@fable/contract'
import { openTestApp, PUBLIC_URL } from '../../test/test-app.ts'

const webDist = mkdtempSync(join(tmpdir(), 'fable-run-page-'))
writeFileSync(
  join(webDist, 'index.html'),
  '<title>Fact &amp; Fable</title>\n<meta\n  name="description"\n  content="x"\n/>',
)
const app = await openTestApp({ webDist })
afterAll(() => app.close())

/** Plays a run of somebody with this name to its death. */
async function endedRun(playerName: string): Promise<string> {
  const started = await app.post('/api/runs', { playerName })
  const { id } = (await started.json()) as ResponseOf<'POST /api/runs'>
  const answers = ['start', 'chance', 'path 1', '0', 'no']
  for (let turn = 0; turn < 500;) {
    for (const input of answers) {
      const answered = await app.post(`/api/runs/${id}/turns`, { turn, input })
      if (answered.status !== 200) continue
      const { ended } = (await answered.json()) as ResponseOf<'POST /api/runs/:id/turns'>
      if (ended) return id
      turn += 1
    }
  }
  throw new Error('The run did not end.')
}

it('an ended run has a page of its own, with a title for link previews', async () => {
  const id = await endedRun('<Wren>&"')
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

it('a preview names the site and the one address of the run, however its link is written', async () => {
  const id = await endedRun('Wren')
  const response = await app.get(`/TEXTBASEDGAME/RUNS/${id.toUpperCase()}/`)
  expect(response.status).toBe(200)
  const page = await response.text()
  const address = `${PUBLIC_URL.origin}/TextBasedGame/runs/${id}`
  expect(page).toContain(`<meta property="og:url" content="${address}">`)
  expect(page).toContain('<meta property="og:site_name" content="Fact &#38; Fable">')
  expect(page).toContain('<meta name="twitter:card" content="summary">')
})

it('an open run, and none at all, has a page that tells nothing of it', async () => {
  const started = await app.post('/api/runs', { playerName: 'Wren' })
  const { id } = (await started.json()) as ResponseOf<'POST /api/runs'>
  for (const other of [id, 'nobody', '%00', "';--"]) {
    const response = await app.get(`/TextBasedGame/runs/${other}`)
    expect(response.status, other).toBe(404)
    expect(await response.text()).toContain('<title>Fact &amp; Fable</title>')
  }
})
