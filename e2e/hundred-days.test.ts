import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

type Recorded = { turns: [input: string, seed: string, digest: string][] }

/** The inputs of a recorded run, and the secret of its seeds. */
function recording(name: string) {
  const file = new URL(`../engine/src/golden/${name}.json`, import.meta.url)
  const { turns } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const secret = turns[0]?.[1].replace(/:0$/, '') ?? ''
  return { inputs: turns.map(([input]) => input), secret }
}

for (const { name, end } of [
  { name: 'to-day-100', end: '100 Days Survived' },
  { name: 'killed-by-a-boss', end: 'YOU DIED' },
]) {
  test(`the recorded run ${name} goes the same way in the browser`, async ({ page }) => {
    test.setTimeout(180_000)
    const { inputs, secret } = recording(name)
    await page.addInitScript((drawn) => {
      crypto.randomUUID = () => drawn as ReturnType<Crypto['randomUUID']>
    }, secret)
    // Without the server's chance the run falls as its own secret has it.
    await page.route('**/api/runs', (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/TextBasedGame')
    const input = page.getByLabel('Your answer')
    for (const text of inputs) {
      await input.fill(text)
      await input.press('Enter')
    }
    await expect(page.getByRole('log', { name: 'Console' })).toContainText(end)
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  })
}
