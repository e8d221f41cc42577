import { newRun } from '@fable/engine'
import { BOTS, playRun, type PlayedRun } from '@fable/engine/bots'
import { expect, test } from './fixtures.ts'
import { enterInputs, openGame, opener } from './playing.ts'

/** The first run of a bot that reaches day 100, and the secret of its seeds. */
function wonRun(): PlayedRun & { secret: string } {
  for (let at = 0; at < 5_000; at += 1) {
    const secret = `won ${at}`
    const run = playRun(BOTS['sensible, knows the odds'], secret, { start: newRun() })
    if (run.ending.cause === 'hundred') return { ...run, secret }
  }
  throw new Error('No run reaches day 100.')
}

test('a run that reaches day 100 plays in the browser as in the engine', async ({ page }) => {
  test.setTimeout(180_000)
  const { record, secret } = wonRun()
  await page.addInitScript((drawn) => {
    // All that ids are made of (web/src/lib/secure/make-id.ts).
    crypto.getRandomValues = (() => [drawn]) as unknown as Crypto['getRandomValues']
  }, secret)
  // Without the server the run is unranked and draws its seeds from its own secret.
  await page.route('**/api/runs', (route) => route.abort())
  await openGame(page)
  await enterInputs(page, ...record.map(({ input }) => input))
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('100 Days Survived')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await opener(page).click()
  await expect(opener(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Last page' })).toContainText('Marlowe’s ledger')
  await expect(page.getByRole('button', { name: 'Share this run' })).toBeVisible()
})
