import { newRun, type Ending } from '@fable/engine'
import { BOTS, playRun, type PlayedRun } from '@fable/engine/bots'
import { expect, test } from './fixtures.ts'
import { enterInputs } from './playing.ts'

type Wanted = { bot: keyof typeof BOTS; isWanted: (ending: Ending) => boolean }

/** The first run of the bot that ends as wanted, and the secret of its seeds. */
function runThat({ bot, isWanted }: Wanted): PlayedRun & { secret: string } {
  for (let at = 0; at < 5_000; at += 1) {
    const secret = `${bot} ${at}`
    const run = playRun(BOTS[bot], secret, { start: newRun() })
    if (isWanted(run.ending)) return { ...run, secret }
  }
  throw new Error(`No run of '${bot}' ends like that.`)
}

for (const { name, text, ...wanted } of [
  {
    name: 'that reaches day 100',
    text: '100 Days Survived',
    bot: 'sensible, knows the odds' as const,
    isWanted: ({ cause }: Ending) => cause === 'hundred',
  },
  {
    name: 'that ends with a death',
    text: 'YOU DIED',
    bot: 'buys every view' as const,
    isWanted: ({ cause, daysSurvived }: Ending) => cause === 'death' && daysSurvived > 15,
  },
]) {
  test(`a run ${name} plays in the browser as in the engine`, async ({ page }) => {
    test.setTimeout(180_000)
    const { record, ending, secret } = runThat(wanted)
    await page.addInitScript((drawn) => {
      crypto.randomUUID = () => drawn as ReturnType<Crypto['randomUUID']>
    }, secret)
    // Without the server the run is unranked and draws its seeds from its own secret.
    await page.route('**/api/runs', (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/TextBasedGame')
    await enterInputs(page, ...record.map(({ input }) => input))
    const console = page.getByRole('log', { name: 'Console' })
    await expect(console).toContainText(text)
    await expect(console).toContainText(`${ending.daysSurvived} Days Survived`)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    if (ending.cause === 'hundred') {
      const open = page.getByRole('button', { name: 'See how it went' })
      await expect(open).toHaveCount(2)
      await expect(open.first()).toBeInViewport({ ratio: 1 })
      await page.getByRole('group', { name: 'Choices' }).getByText('See how it went').click()
      await expect(open).toHaveCount(0)
    }
    await expect(page.getByRole('region', { name: 'Last page' })).toContainText('Marlowe’s ledger')
    await expect(page.getByRole('button', { name: 'Share this run' })).toBeVisible()
  })
}
