import { describe, expect, it } from 'vitest'
import { newRun, NEW_TALLY, viewOf, type Mode, type TakenPath } from '@fable/engine'
import { describeFog, fogOf, isMissed, remarkLines, trayOf, turningTime } from './fog.ts'

const path: TakenPath = {
  path: 2,
  kind: 'reward',
  kinds: ['enemy', 'reward', 'merchant', 'empty'],
  isSeen: false,
}
const story = { ...NEW_TALLY, path }

describe('the fog over unseen paths', () => {
  it('lifts after a path was taken unseen, and all four paths are described', () => {
    expect(fogOf({ story })).toEqual(path)
    expect(describeFog(path)).toBe(
      'You took path 2, a reward. Path 1: an enemy. Path 3: a merchant. Path 4: nothing.',
    )
  })

  it('is followed by at most one remark of Marlowe, different on six days in a row', () => {
    expect(remarkLines(path, 12)).toEqual([
      { text: '“You would have hated number 1,” says Marlowe.', tone: 'speech', wait: 700 },
    ])
    const remarks = [12, 13, 14, 15, 16, 17].map((day) => remarkLines(path, day)[0]?.text)
    expect(new Set(remarks).size).toBe(6)
    expect(remarkLines(path, 18)[0]?.text).toBe(remarks[0])
    expect(remarkLines({ ...path, path: 4 }, 12)).toEqual([])
  })

  it('is absent if the paths were seen or are unknown', () => {
    expect(fogOf({ story: { ...story, path: { ...path, isSeen: true } } })).toBeNull()
    expect(fogOf({ story: NEW_TALLY })).toBeNull()
    expect(fogOf({ story: { ...story, path: { ...path, kinds: [] } } })).toBeNull()
  })

  it('takes half a second longer to lift over a missed chest', () => {
    const missed = { ...path, path: 1 }
    expect(path.kinds.map((_, at) => isMissed(missed, at))).toEqual([false, true, false, false])
    expect(path.kinds.map((_, at) => isMissed(path, at))).not.toContain(true)
    expect(turningTime(missed)).toBe(turningTime(path) + 500)
  })
})

describe('the tray of the four paths', () => {
  const trayIn = (mode: Mode, gold = 0) =>
    trayOf({ story }, viewOf({ ...newRun({ playerName: 'Wren' }), gold, mode }))

  it.each<[Mode, number]>([
    [{ name: 'yesno', opportunity: 'a-garden' }, 2],
    [{ name: 'merchant', goods: ['big-rock', 'honey-seeds', 'long-stick'] }, 2],
    [{ name: 'paychance' }, 2],
    [{ name: 'paths', seen: null }, 0],
  ])('lies above the prompt of the mode %o', (mode, gold) => {
    expect(trayIn(mode, gold)).toEqual(path)
  })

  it('is gone when the player has paid, taken the chance or ended the run', () => {
    expect(trayIn({ name: 'paths', seen: ['enemy', 'empty', 'empty', 'reward'] })).toBeNull()
    expect(trayIn({ name: 'paths', seen: null }, 2)).toBeNull()
    expect(trayIn({ name: 'start' })).toBeNull()
  })
})
