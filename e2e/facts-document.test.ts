import { factPath } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'
import { errorsOf, holdScripts, whenHydrated } from './hydration.ts'
import { castVotes, storeFacts } from './stored-facts.ts'

const numbered = (count: number, category: string) =>
  Array.from({ length: count }, (_, at) => ({ text: `Fact number ${at} stands here.`, category }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('facts are found, voted on, reported and shared, and no typed text is lost', async ({
    page,
    startServer,
  }) => {
    const { address } = await startServer()
    await storeFacts(page.request, address, numbered(31, 'news'))
    const [id = 0] = await storeFacts(page.request, address, [{ text: 'Wombats leave cubes.' }])
    await castVotes(page.request, address, { id, votes: ['interesting', 'false'] })
    await page.goto(address)
    await page.getByRole('button', { name: 'science', exact: true }).click()
    await expect(page).toHaveURL(`${address}/?category=science`)
    await expect(page.getByText('just now')).toBeVisible()
    await page.getByRole('button', { name: 'False: 1' }).click()
    await expect(page).toHaveURL(`${address}/?category=science#fact-${id}`)
    await expect(page.getByRole('button', { name: 'False: 2' })).toBeInViewport()
    await page.getByRole('button', { name: 'Disputed', exact: true }).click()
    await expect(page).toHaveURL(`${address}/?category=science&sort=disputed`)
    await expect(page.getByText('2 readers doubt this')).toBeVisible()

    await page.getByRole('link', { name: 'Wombats leave cubes.' }).click()
    await page.getByRole('button', { name: 'Interesting: 1' }).click()
    await expect(page).toHaveURL(address + factPath(id))
    await expect(page.getByRole('button', { name: 'Interesting: 2' })).toBeVisible()
    await expect(page.getByText('Someone will look at it.')).toBeHidden()
    await page.locator('summary', { hasText: 'Report' }).click()
    const report = page.getByRole('form', { name: 'Report this fact' })
    await report.getByLabel('It’s spam or an ad').check()
    await report.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(`${address}${factPath(id)}#reported`)
    await expect(page.getByText('Thank you. Someone will look at it.')).toBeVisible()

    await page.getByRole('button', { name: 'news', exact: true }).click()
    await page.getByRole('link', { name: 'More facts' }).click()
    await expect(page.getByText('Fact number 0 stands here.')).toBeVisible()
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL(`${address}/?category=news`)
    await page.getByRole('searchbox').fill('number 7')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('Fact number 7 stands here.')).toBeVisible()
    await page.getByRole('button', { name: 'health', exact: true }).click()
    await expect(page.getByText('No facts for this category yet!')).toBeVisible()
    // Nothing is shown that only scripts do.
    await expect(page.getByRole('button', { name: /Create it|Share/ })).toHaveCount(0)

    const text = page.getByLabel('A fact worth sharing')
    await expect(text).toBeHidden()
    await page.getByRole('link', { name: 'Share a fact' }).click()
    expect((await text.boundingBox())?.width, 'the form has its styles').toBeGreaterThan(200)
    await text.fill('Honey keeps.')
    const source = page.getByLabel('Source')
    await source.fill('nowhere')
    await page.getByLabel('Category').selectOption('science')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(source).toHaveAttribute('aria-invalid', 'true')
    await expect(source).toHaveValue('nowhere')
    await expect(text).toHaveValue('Honey keeps.')
    await expect(page.getByLabel('Category')).toHaveValue('science')
    await source.fill('https://example.com/honey')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page).toHaveURL(/\/facts\/\d+$/)
    await expect(page.getByRole('heading', { name: 'Honey keeps.' })).toBeVisible()
  })
})

/** The first pages of lists that are requested, except those of the panel beside the list. */
function firstPagesOf(requests: readonly string[]): URL[] {
  return requests
    .map((url) => new URL(url))
    .filter(({ pathname }) => pathname === '/api/fact-pages')
    .filter(({ searchParams: query }) => !query.has('after') && query.get('sort') !== 'disputed')
}

test('the board hydrates without fetching its facts, and a vote and a search made before take effect', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [
    { text: 'Wombats leave cubes.' },
    { text: 'Honey keeps.' },
  ])
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  const fact = page.getByRole('listitem').filter({ hasText: 'Wombats' })
  await fact.evaluate((element) => {
    element.dataset.seen = 'yes'
  })
  await fact.getByRole('button', { name: 'Mind-blowing', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('wombat')
  release()
  await expect(fact.getByRole('button', { name: 'Mind-blowing: 1' })).toBeVisible()
  await expect(page).toHaveURL(/\?q=wombat$/)
  await expect(page.getByText('Honey keeps.')).toBeHidden()
  await expect(fact).toHaveAttribute('data-seen', 'yes')
  expect(firstPagesOf(requests).filter(({ search }) => !search.includes('q='))).toEqual([])
  expect(errors).toEqual([])
})

test('a vote that is pressed while the page hydrates the list counts once', async ({
  page,
  server: { address },
}) => {
  const ids = await storeFacts(page.request, address, numbered(12, 'history'))
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // React listens by then, and has hydrated nothing yet.
  await page.addInitScript(() => {
    const press = () => {
      for (const fact of document.querySelectorAll('[data-fact]')) {
        fact.querySelector<HTMLButtonElement>('button[aria-label^="Mind-blowing"]')?.click()
      }
    }
    addEventListener('hydrating', () => queueMicrotask(press))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?category=history&sort=new')
  const countVotes = async () => {
    const response = await page.request.get('/api/facts')
    const facts = (await response.json()) as { id: number; votesMindblowing: number }[]
    return facts.filter(({ id }) => ids.includes(id)).map((fact) => fact.votesMindblowing)
  }
  await expect.poll(countVotes).toEqual(Array(12).fill(1))
  await page.waitForLoadState('networkidle')
  expect(await countVotes()).toEqual(Array(12).fill(1))
  expect(firstPagesOf(requests)).toEqual([])
  expect(errors).toEqual([])
})

test('the page of a fact hydrates in place and fetches nothing, and a vote and a text from before stay', async ({
  page,
  server: { address },
}) => {
  const [, id = 0] = await storeFacts(page.request, address, [
    { text: 'The pouch of wombats opens backwards.' },
    { text: 'Wombats leave cubes.' },
  ])
  await castVotes(page.request, address, { id, votes: ['interesting', 'false', 'false'] })
  const data = { text: 'It is more of a brick.', source: 'https://example.com/brick' }
  await page.request.post(`${address}/api/facts/${id}/corrections`, { data })
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  // Where the device has a sheet for sharing, its button comes when the page is hydrated.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: () => Promise.resolve() })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto(factPath(id), { waitUntil: 'commit' })
  const fact = page.getByRole('region', { name: 'The fact' })
  const correction = page.getByRole('listitem').filter({ hasText: data.text })
  const related = page.getByRole('listitem').filter({ hasText: 'pouch' }).first()
  for (const part of [fact, correction, related]) {
    await part.evaluate((element) => {
      element.dataset.seen = 'yes'
    })
  }
  await fact.getByRole('button', { name: 'False: 2' }).click()
  await correction.getByRole('button', { name: 'Helpful' }).click()
  await page.getByLabel('The correction').fill('Half a thought')
  release()
  await expect(page.getByRole('button', { name: 'Share…' })).toBeVisible()
  await expect(fact.getByRole('button', { name: 'False: 3' })).toBeVisible()
  await expect(correction.getByRole('button', { name: 'Helpful: 1, your vote' })).toBeVisible()
  await expect(page.getByLabel('The correction')).toHaveValue('Half a thought')
  await page.waitForLoadState('networkidle')
  for (const part of [fact, correction, related])
    await expect(part).toHaveAttribute('data-seen', 'yes')
  expect(requests).not.toContain(`/api/facts/${id}`)
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

test('the page of a fact shows HTML in its text as text', async ({ page, server: { address } }) => {
  const text =
    `</script></main><script>alert(1)</script><img src=x onerror=alert(1)>` +
    `"'><base href="https://evil.test/">&lt;b&gt;&amp; $& $\` $' <!-- --><title>Other</title>`
  const errors = errorsOf(page)
  page.on('dialog', () => errors.push('a script ran'))
  const [id = 0] = await storeFacts(page.request, address, [{ text }])
  await page.goto(factPath(id))
  await whenHydrated(page)
  await expect(page).toHaveTitle(`${text} - Fact & Fable`)
  await expect(page.getByRole('heading', { name: text })).toBeVisible()
  await expect(page.locator('base, img[src="x"]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('the title and links in the head describe the screen and change with navigation', async ({
  page,
  server: { address },
}) => {
  const [id = 0] = await storeFacts(page.request, address, [{ text: 'Wombats leave cubes.' }])
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const expectHead = async (title: string, path: string) => {
    await expect(page).toHaveTitle(title)
    expect(await hrefs('link[rel=canonical]')).toEqual([address + path])
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address + path)
    await expect(page.locator('meta[name=description]')).toHaveCount(1)
  }
  await page.goto('/?sort=new&category=science&utm_source=x')
  for (const isHydrated of [false, true]) {
    if (isHydrated) await whenHydrated(page)
    await expectHead('Science, new - Fact & Fable', '/?category=science')
    expect(await hrefs('link[type="application/atom+xml"]')).toEqual([
      '/feeds/all.atom',
      '/feeds/disputed.atom',
      '/feeds/science.atom',
    ])
  }
  await page.locator(`#fact-${id}`).getByRole('heading').getByRole('link').click()
  await expectHead('Wombats leave cubes. - Fact & Fable', factPath(id))
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${address}${factPath(id)}/preview.png`,
  )
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expectHead('Hundred Days', '/TextBasedGame')
})
