import { clientAt, playRun } from '@fable/server/testing'
import { expect, test } from './fixtures.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an old link of a dare ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })

    test('leads to the run in the link', async ({ page, server }) => {
      const { id } = await playRun(clientAt(server.address), { start: { playerName: 'Ada' } })
      await page.goto(`/TextBasedGame/runs/${id}?dare`)
      await expect(page).toHaveURL(`/TextBasedGame/runs/${id}`)
      await expect(page.getByRole('heading', { name: /^Ada - Days \d+$/ })).toBeVisible()
      await expect(page.getByText(/^Turn 1 of \d+$/)).toBeVisible()
    })
  })
}
