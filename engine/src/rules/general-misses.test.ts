import { expect as check, test, vi } from 'vitest'
import { MISSES } from '#content'
import { codeOf } from '../model/printed.ts'
import type { AllContent } from '../golden/rules-content.ts'
import { expect, inFight } from '../testing/kit.ts'

vi.mock('#content', async (importOriginal) => {
  const content = await importOriginal<AllContent>()
  return { ...content, ENEMIES: content.ENEMIES.map(({ misses: _, hits: __, ...foe }) => foe) }
})

test('a foe of whose misses the run has printed all just misses', () => {
  const printed = MISSES.map(codeOf).join('')
  const result = inFight('starch-king').with({ printed }).drawing(0).enter('2')
  expect(result).toPrint('Starch King misses you.')
})

test('a foe without lines of its own misses in general words, and hits without any', () => {
  expect(inFight('starch-king').drawing(0).enter('2')).toPrint('Starch King swings and misses.')
  const { turn } = inFight('starch-king').drawing(1).enter('2')
  check(turn.lines.map(({ text }) => text)).toEqual([
    'You hit Starch King for 2: 3 HEALTH left.',
    'Starch King hits back for 1: you have 4 left.',
  ])
})
