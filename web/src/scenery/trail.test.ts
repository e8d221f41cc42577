import { expect, it } from 'vitest'
import { BOSS_WINDOWS } from './trail.tsx'

it('the trail groups the regular bosses by their days and leaves out other bosses', () => {
  const windows = BOSS_WINDOWS.map(({ from, to, bosses }) => [from, to, bosses.map(({ id }) => id)])
  expect(windows).toEqual([
    [15, 80, ['captain-crunchy', 'gerald']],
    [50, 100, ['octopus-of-destruction']],
    [70, 100, ['pumpkin-king']],
  ])
})
