import { type TakenPath, NEW_TALLY } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { fogLines, fogOf } from './fog.ts'

const path: TakenPath = {
  path: 2,
  kind: 'reward',
  kinds: ['enemy', 'reward', 'merchant', 'empty'],
  isSeen: false,
}
const story = { ...NEW_TALLY, path }

describe('the fog', () => {
  it('lifts after a path that was taken blind', () => {
    const fog = fogOf({ story })
    expect(fog).toEqual(path)
    expect(fog && fogLines(fog, 12).map(({ text }) => text)).toEqual([
      'Behind the fog: an enemy on path 1, a merchant on path 3, nothing on path 4.',
      '“You would have hated number 1,” says Marlowe.',
    ])
  })

  it('gets another remark on each of six days', () => {
    const remarks = [12, 13, 14, 15, 16, 17].map((day) => fogLines(path, day)[1]?.text)
    expect(new Set(remarks).size).toBe(6)
    expect(fogLines(path, 18)[1]?.text).toBe(remarks[0])
  })

  it('stays on a road that others walk today, and was none where the paths were seen', () => {
    const day = '2026-11-22'
    expect(fogOf({ story, road: { day } })).toBeNull()
    expect(fogOf({ story: { ...story, path: { ...path, isSeen: true } } })).toBeNull()
    expect(fogOf({ story: NEW_TALLY })).toBeNull()
  })

  it('is not known without the other paths', () => {
    expect(fogOf({ story: { ...story, path: { ...path, kinds: [] } } })).toBeNull()
  })
})
