import { expect, it } from 'vitest'
import { isGamePath } from '@fable/contract/limits'

it('the paths of the game, whose screens are dark, are recognised in any letter case', () => {
  const dark = ['/textbasedgame', '/TextBasedGame/', '/TextBasedGame/nowhere', '/shop/nowhere']
  const light = ['/', '/facts/1', '/desk', '/nowhere', '/TextBasedGames', '/Feedback', '/Privacy']
  expect(dark.filter((path) => !isGamePath(path))).toEqual([])
  expect(light.filter(isGamePath)).toEqual([])
})
