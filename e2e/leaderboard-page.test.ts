import type { LeaderboardEntry } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { pageWidth } from './targets.ts'

const NAMES = ['Ada', 'W'.repeat(40), 'שלום עולם']

const ENTRIES = Array.from({ length: 50 }, (_, at): LeaderboardEntry => ({
  id: at.toString(16).padStart(32, '0'),
  rank: at + 1,
  playerName: NAMES[at] ?? 'Adventurer',
  daysSurvived: 100 - at,
  strength: 40,
  seconds: 5_460,
  ...(at % 2 === 0 ? { account: true } : { guest: true }),
  ...(at === 2 && { lostDays: 12 }),
}))

test('the rows of the leaderboard fit phones, and a press beside the name opens the run', async ({
  page,
}) => {
  await page.route('**/api/leaderboard?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    return route.fulfill({ json: ENTRIES.slice(0, Number(searchParams.get('limit'))) })
  })
  await page.goto('/TextBasedGame/leaderboard')
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(rows).toHaveCount(50)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await pageWidth(page)).toBe(width)
    const faults = await rows.evaluateAll((items) =>
      items.filter((item) => {
        const { right, height } = item.getBoundingClientRect()
        // A long name is cut, its days are not.
        const days = [...item.querySelectorAll('*')].findLast(({ textContent }) =>
          /^- Days \d+$/.test(textContent),
        )
        return height < 44 || !days || days.getBoundingClientRect().right > right
      }),
    )
    expect(faults).toEqual([])
  }
  const numbers = await rows.nth(10).getByText('(40)').boundingBox()
  await page.mouse.click((numbers?.x ?? 0) + 5, (numbers?.y ?? 0) + 5)
  await expect(page).toHaveURL(`/TextBasedGame/runs/${ENTRIES[10]?.id}`)
  await page.goBack()
  await expect(rows).toHaveCount(50)
})
