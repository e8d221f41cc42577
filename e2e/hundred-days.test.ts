import { newRun, type State } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { encode } from '../web/src/game/save/encode.ts'
import { newGame, type SavedGame } from '../web/src/game/save/saved-game.ts'
import { makeRun } from '../web/src/testing/run.ts'
import { expect, test } from './fixtures.ts'
import { enterInputs, log, opener, openSave } from './playing.ts'

/** The day on which the browser takes over. */
const LATE = 97

/** The end of the first run of a bot that reaches day 100: the game as it was on a late day, and the inputs after it. */
function wonRun(): { game: SavedGame; inputs: string[] } {
  for (let at = 0; at < 5_000; at += 1) {
    const secret = `won ${at}`
    const before: State[] = []
    const { record, ending } = playRun(BOTS['sensible, knows the odds'], secret, {
      start: newRun(),
      onTurn: (state) => before.push(state),
    })
    if (ending.cause !== 'hundred') continue
    const turn = before.findIndex(({ day }) => day >= LATE)
    const state = before[turn] ?? newRun()
    // Its seeds come from its own secret, because it is unranked.
    const run = makeRun({ seed: secret, turn })
    return {
      game: { ...newGame(), state, run },
      inputs: record.slice(turn).map(({ input }) => input),
    }
  }
  throw new Error('No run reaches day 100.')
}

test('a run that reaches day 100 plays in the browser as in the engine', async ({ page }) => {
  const { game, inputs } = wonRun()
  await openSave(page, encode(game))
  await enterInputs(page, ...inputs)
  await expect(log(page)).toContainText('100 Days Survived')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(opener(page)).toBeInViewport({ ratio: 1 })
  await opener(page).click()
  await expect(opener(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Last page' })).toContainText('All hundred.')
  await expect(page.getByRole('button', { name: 'Share this run' })).toBeVisible()
})
