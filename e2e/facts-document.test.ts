import { typedFact } from '@fable/contract/testing'
import { clientAt } from '@fable/server/testing'
import { expect, test, type RunningServer } from './fixtures.ts'
import { errorsOf, holdScripts, whenHydrated } from './hydration.ts'

const SOURCE = 'https://example.com/why'

async function share(server: RunningServer, text: string, category = 'science'): Promise<number> {
  const fact = typedFact({ text, category, source: SOURCE })
  const response = await clientAt(server.address).post('/api/facts', fact)
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: number }).id
}

/** Casts the votes by which a fact is believed, doubted and disputed. */
async function dispute(server: RunningServer, id: number): Promise<void> {
  for (const vote of ['interesting', 'interesting', 'false', 'false', 'false']) {
    await clientAt(server.address).post(`/api/facts/${id}/votes`, { vote })
  }
}

test('the categories, orders, pages and search of the board work without scripts', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  for (let at = 0; at < 31; at += 1) await share(server, `Fact number ${at} stands here.`, 'news')
  const id = await share(server, 'Wombats leave cubes.')
  await dispute(server, id)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const wombats = page.getByRole('heading', { name: 'Wombats leave cubes.' })
  await page.goto(server.address)
  await page.getByRole('button', { name: 'science', exact: true }).click()
  await expect(page).toHaveURL(`${server.address}/?category=science`)
  await expect(wombats).toBeVisible()
  await expect(page.getByText('just now')).toBeVisible()
  await page.getByRole('button', { name: 'Disputed', exact: true }).click()
  await expect(page).toHaveURL(`${server.address}/?category=science&sort=disputed`)
  await expect(page.getByText('3 readers doubt this')).toBeVisible()
  await wombats.getByRole('link').click()
  await expect(page).toHaveURL(`${server.address}/facts/${id}`)
  await page.getByRole('button', { name: 'news', exact: true }).click()
  await page.getByRole('link', { name: 'More facts' }).click()
  await expect(page.getByText('Fact number 0 stands here.')).toBeVisible()
  await page.getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL(`${server.address}/?category=news`)
  await page.getByRole('searchbox').fill('number 7')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('Fact number 7 stands here.')).toBeVisible()
  await page.goto(`${server.address}/?category=health`)
  await expect(page.getByText('No facts for this category yet!')).toBeVisible()
  // Nothing is shown that only scripts do.
  await expect(page.getByRole('button', { name: /Create it|Share/ })).toHaveCount(0)
  await context.close()
})

test('a vote cast without scripts is counted and leads back to its fact', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  const id = await share(server, 'Wombats leave cubes.')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.address}/?category=science`)
  const card = page.locator(`#fact-${id}`)
  await card.getByRole('button', { name: 'Mind-blowing' }).click()
  await expect(page).toHaveURL(`${server.address}/?category=science#fact-${id}`)
  await expect(card.getByRole('button', { name: 'Mind-blowing: 1' })).toBeInViewport()
  await card.getByRole('heading').getByRole('link').click()
  await page
    .getByRole('button', { name: /^Interesting/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${server.address}/facts/${id}`)
  await expect(page.getByRole('button', { name: 'Interesting: 1' })).toBeVisible()
  await context.close()
})

test('a fact is reported without scripts, and its page shows a thank-you', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  const id = await share(server, 'Wombats leave cubes.')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.address}/facts/${id}`)
  await expect(page.getByRole('link', { name: `/facts/${id}` })).toBeVisible()
  await expect(page.getByText('Someone will look at it.')).toBeHidden()
  await page.locator('summary', { hasText: 'Report' }).click()
  const form = page.getByRole('form', { name: 'Report this fact' })
  await form.getByLabel('It’s spam or an ad').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(`${server.address}/facts/${id}#reported`)
  await expect(page.getByText('Thank you. Someone will look at it.')).toBeVisible()
  await context.close()
})

test('a fact is shared without scripts, and no typed text is lost', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.address)
  await expect(page.getByLabel('A fact worth sharing')).toBeHidden()
  await page.getByRole('link', { name: 'Share a fact' }).click()
  const text = page.getByLabel('A fact worth sharing')
  expect((await text.boundingBox())?.width, 'the form has its styles').toBeGreaterThan(200)
  await text.fill('Wombats leave cubes.')
  await page.getByLabel('Source').fill('nowhere')
  await page.getByLabel('Category').selectOption('science')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const source = page.getByLabel('Source')
  await expect(source).toHaveAttribute('aria-invalid', 'true')
  await expect(source).toHaveValue('nowhere')
  await expect(page.getByLabel('A fact worth sharing')).toHaveValue('Wombats leave cubes.')
  await expect(page.getByLabel('Category')).toHaveValue('science')
  await source.fill(SOURCE)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/facts\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Wombats leave cubes.' })).toBeVisible()
  await context.close()
})

test('the board hydrates the facts of its document without fetching them', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  for (let at = 0; at < 40; at += 1) {
    await share(server, `Fact number ${at} stands here.`, at % 2 ? 'science' : 'history')
  }
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const [width, path] of [
    [1440, '/'],
    [390, '/?category=history'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await page.goto(server.address + path, { waitUntil: 'commit' })
    const fact = page.getByRole('listitem').filter({ hasText: 'Fact number' }).first()
    await expect(fact).toBeVisible()
    await fact.evaluate((element) => {
      element.dataset.seen = 'yes'
    })
    release()
    await expect(page.getByRole('button', { name: 'Share a fact' })).toHaveJSProperty(
      'ariaExpanded',
      'false',
    )
    await fact.getByRole('button', { name: 'Interesting', exact: true }).click()
    await expect(fact.getByRole('button', { name: 'Interesting: 1' })).toBeVisible()
    await expect(fact).toHaveAttribute('data-seen', 'yes')
    // The panel beside the list shows disputed facts; what follows the list may be fetched already.
    const first = requests
      .map((url) => new URL(url))
      .filter(({ pathname }) => pathname === '/api/fact-pages')
      .filter(({ searchParams: query }) => !query.has('after') && query.get('sort') !== 'disputed')
    expect(first).toEqual([])
    expect(errors).toEqual([])
    await page.unrouteAll()
  }
})

test('the page of a fact hydrates in place and fetches nothing', async ({ page, startServer }) => {
  const server = await startServer()
  await share(server, 'The pouch of wombats opens backwards.')
  const id = await share(server, 'Wombats leave cubes.')
  await dispute(server, id)
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  // Where the device has a sheet for sharing, its button comes when the page is hydrated.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: () => Promise.resolve() })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto(`${server.address}/facts/${id}`, { waitUntil: 'commit' })
  const fact = page.getByRole('region', { name: 'The fact' })
  const related = page.getByRole('listitem').filter({ hasText: 'pouch' })
  for (const part of [fact, related]) {
    await expect(part).toBeVisible()
    await part.evaluate((element) => {
      element.dataset.seen = 'yes'
    })
  }
  await fact.getByRole('button', { name: 'False: 3' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Share…' })).toBeVisible()
  await expect(fact.getByRole('button', { name: 'False: 4' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const part of [fact, related]) await expect(part).toHaveAttribute('data-seen', 'yes')
  expect(requests).not.toContain(`/api/facts/${id}`)
  expect(errors).toEqual([])
})

test('a vote and a search made before the scripts arrive take effect', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await share(server, 'Wombats leave cubes.')
  await share(server, 'Honey keeps.')
  const errors = errorsOf(page)
  const release = await holdScripts(page)
  await page.goto(server.address, { waitUntil: 'commit' })
  const fact = page.getByRole('listitem').filter({ hasText: 'Wombats' })
  await fact.getByRole('button', { name: 'Mind-blowing', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('wombat')
  release()
  await expect(fact.getByRole('button', { name: 'Mind-blowing: 1' })).toBeVisible()
  await expect(page).toHaveURL(/\?q=wombat$/)
  await expect(page.getByText('Honey keeps.')).toBeHidden()
  expect(errors).toEqual([])
})

test('a vote that is pressed while the page hydrates the list counts once', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  for (let at = 0; at < 12; at += 1) await share(server, `Fact number ${at} stands here.`)
  const errors = errorsOf(page)
  // React listens by then, and has hydrated nothing yet.
  await page.addInitScript(() => {
    const press = () => {
      for (const fact of document.querySelectorAll('[data-fact]')) {
        fact.querySelector<HTMLButtonElement>('button[aria-label^="Mind-blowing"]')?.click()
      }
    }
    addEventListener('hydrating', () => queueMicrotask(press))
  })
  await page.goto(server.address)
  const countVotes = async () => {
    const response = await page.request.get(`${server.address}/api/facts`)
    const facts = (await response.json()) as { votesMindblowing: number }[]
    return facts.map(({ votesMindblowing }) => votesMindblowing)
  }
  await expect.poll(countVotes).toEqual(Array(12).fill(1))
  await page.waitForLoadState('networkidle')
  expect(await countVotes()).toEqual(Array(12).fill(1))
  expect(errors).toEqual([])
})

test('the document of a screen requests each of its scripts once, and none of another screen', async ({
  request,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const files = [...html.matchAll(/"\/assets\/([\w.-]+)\.js"/g)].map(([, name]) => name ?? '')
    expect(files).toEqual([...new Set(files)])
    return files.map((file) => file.replace(/-[\w-]{7,8}$/, ''))
  }
  const [board, game] = [await scriptsOf('/'), await scriptsOf('/TextBasedGame')]
  for (const scripts of [board, game]) {
    expect(scripts).toEqual(expect.arrayContaining(['vendor', 'common']))
  }
  expect(board).toEqual(expect.arrayContaining(['board', 'facts-page']))
  expect(board).not.toContain('shared')
  expect(game).toContain('game')
  expect(game).not.toContain('board')
})

test('the page of a fact shows HTML in its text as text', async ({ page, startServer }) => {
  const server = await startServer()
  const texts = [
    `</script></main><script>alert(1)</script><img src=x onerror=alert(1)>`,
    `"'><base href="https://evil.test/">&lt;b&gt;&amp;`,
    `$& $\` $' $1 <!-- --> <title>Other</title> <div id="root">`,
  ]
  const errors = errorsOf(page)
  page.on('dialog', () => errors.push('a script ran'))
  for (const text of texts) {
    const id = await share(server, text)
    await page.goto(`${server.address}/facts/${id}`)
    await whenHydrated(page)
    await expect(page).toHaveTitle(`${text} - Fact & Fable`)
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
    await expect(page.locator('base, img[src="x"]')).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('the title and links in the head describe the screen and change with navigation', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  const id = await share(server, 'Wombats leave cubes.')
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const expectHead = async (title: string, path: string) => {
    await expect(page).toHaveTitle(title)
    expect(await hrefs('link[rel=canonical]')).toEqual([server.address + path])
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      server.address + path,
    )
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
  }
  await page.goto(`${server.address}/?sort=new&category=science&utm_source=x`)
  for (const isHydrated of [false, true]) {
    if (isHydrated) await whenHydrated(page)
    await expectHead('Science, new - Fact & Fable', '/?category=science')
    expect(await hrefs('link[type="application/atom+xml"]')).toEqual([
      '/feeds/all.atom',
      '/feeds/disputed.atom',
      '/feeds/science.atom',
    ])
  }
  await page.getByRole('heading', { name: 'Wombats' }).getByRole('link').click()
  await expectHead('Wombats leave cubes. - Fact & Fable', `/facts/${id}`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${server.address}/facts/${id}/preview.png`,
  )
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expectHead('Hundred Days', '/TextBasedGame')
})
