import { afterAll, expect, it } from 'vitest'
import { makeBuiltPage, renderedIn } from '../../testing/built-page.ts'
import { playRun, startRun } from '../../testing/ranked-runs.ts'
import { openTestApp } from '../../testing/test-app.ts'

const page = makeBuiltPage()
page.build()
const app = await openTestApp({ webDist: page.webDist })
afterAll(page.remove)

it('the document of an ended run contains the run, whatever the letter case of the path', async () => {
  const { id } = await playRun(app, { start: { playerName: 'Wren' } })
  const paths = [`/TextBasedGame/runs/${id}`, `/TEXTBASEDGAME/RUNS/${id.toUpperCase()}/`]
  for (const path of paths) {
    const response = await app.get(path)
    expect(response.status).toBe(200)
    const rendered = await renderedIn(response)
    expect(rendered.path).toBe(`/TextBasedGame/runs/${id}`)
    expect(rendered.data.run).toEqual(await (await app.get(`/api/runs/${id}`)).json())
  }
})

it('an old link to a run with ?dare redirects to the run', async () => {
  const path = '/TextBasedGame/runs/0123456789abcdef0123456789abcdef'
  const response = await app.get(`${path}?dare`)
  expect([response.status, response.headers.get('Location')]).toEqual([301, path])
  expect((await app.get('/TextBasedGame/runs/%0d%0ax:y?dare')).status).toBe(404)
})

it('the document of an open or missing run has the status 404 and no data of the run', async () => {
  const { id } = await startRun(app, { playerName: 'Wren' })
  for (const other of [id, 'nobody', '%00', "';--"]) {
    const response = await app.get(`/TextBasedGame/runs/${other}`)
    expect(response.status, other).toBe(404)
    expect((await renderedIn(response)).data.run).toBeUndefined()
  }
})
