import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { storeFacts } from './stored-facts.ts'
import { staleTexts, translate } from './translator.ts'

/** The page stands, and shows what React rendered. */
async function stands(page: Page) {
  await expect.poll(() => staleTexts(page)).toEqual([])
  await expect(page.getByText(/^This (page|part) (broke|didn’t load)/)).toHaveCount(0)
}

test('a translated board lists and finds facts and accepts votes, facts and corrections', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'Tin sings.' }, { text: 'Lead hums in tin.' }])
  await translate(page)
  await page.goto(address)
  await whenHydrated(page)
  const search = page.getByRole('searchbox')
  for (const [words, count] of [
    ['tin', '2 facts'],
    ['gold', 'Nothing about “gold” yet.'],
  ] as const) {
    await search.fill(words)
    await expect(page.getByText(count).first()).toBeVisible()
    await stands(page)
  }
  await search.press('Escape')
  await expect(page.getByText('That’s everything.')).toBeVisible()
  await stands(page)

  await page.getByRole('button', { name: 'Share a fact' }).click()
  await page.getByLabel('A fact worth sharing').fill('The moon is a lamp.')
  await page.getByLabel('Source').fill('example.com')
  await page.getByLabel('Category').selectOption('science')
  await page.getByRole('button', { name: /^Post/ }).click()
  const moon = page.getByRole('listitem').filter({ hasText: 'The moon is a lamp.' })
  await expect(moon).toBeFocused()
  await moon.getByRole('button', { name: /^False/ }).click()
  await expect(moon).toContainText('[DISPUTED] 1 reader doubts this The moon is a lamp.')
  await stands(page)

  await moon.getByRole('link', { name: 'The moon is a lamp.' }).click()
  const form = page.getByRole('form', { name: 'Spotted a mistake?' })
  await form.getByLabel('The correction').fill('It reflects the sun.')
  await form.getByLabel('Source').fill('nasa.gov')
  await form.getByRole('button', { name: 'Send' }).click()
  const correction = page.getByRole('listitem').filter({ hasText: 'It reflects the sun.' })
  await correction.getByRole('button', { name: /^Helpful/ }).click()
  await expect(correction.getByRole('button', { name: 'Helpful: 1, your vote' })).toBeVisible()
  await stands(page)
})
