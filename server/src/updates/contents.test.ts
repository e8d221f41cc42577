import { afterAll, expect, it } from 'vitest'
import { makeBuiltPage, renderedIn } from '../testing/built-page.ts'
import { openTestApp } from '../testing/test-app.ts'
import { UPDATES } from './content.ts'
import { publishUpdates } from './updates.ts'

const page = makeBuiltPage()
page.build()
const app = await openTestApp({ webDist: page.webDist })
afterAll(async () => {
  await app.close()
  page.remove()
})

it('the document of the updates is rendered from them, newest first', async () => {
  const { path, data } = await renderedIn(await app.get('/updates/'))
  expect(path).toBe('/Updates')
  expect(data.updates).toEqual(UPDATES.toReversed())
})

it('is 304 with a matching tag until a release note changes', async () => {
  const etag = (await app.get('/Updates')).headers.get('ETag') ?? ''
  expect((await app.get('/Updates', { 'If-None-Match': etag })).status).toBe(304)
  await publishUpdates(
    app.database,
    UPDATES.map((update) => ({ ...update, UpdateName: 'Another' })),
  )
  expect((await app.get('/Updates', { 'If-None-Match': etag })).status).toBe(200)
})
