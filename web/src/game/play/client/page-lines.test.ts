import { newRun } from '@fable/engine'
import { PLAY_AGAIN } from '@fable/engine/content'
import { describe, expect, it } from 'vitest'
import { EMPTY_LEDGER, withEntries, type Ledger } from '../../ledger/ledger.ts'
import { turnsOf } from '../../../testing/bot-runs.ts'
import { LAST_WORDS, lastWordsOf, memoryOf, withPageLines } from './page-lines.ts'

describe('Marlowe’s last words', () => {
  it('do not return within ten runs', () => {
    let ledger: Ledger = EMPTY_LEDGER
    const words = Array.from({ length: 40 }, (_, run) => {
      const said = lastWordsOf(ledger)
      ledger = withEntries(ledger, [run % 2 ? 'end/brisk' : 'end/gerald'])
      return said
    })
    for (const at of words.keys())
      expect(new Set(words.slice(at, at + 11)).size).toBe(Math.min(11, 40 - at))
    expect(words[0]).toBe(PLAY_AGAIN)
  })

  it('are the last line of a run, and change no other', () => {
    const turn = turnsOf('random dice stops', 'words').at(-1)?.turn
    if (!turn) throw new Error('The run has no turns.')
    const lines = withPageLines(turn, withEntries(EMPTY_LEDGER, ['end/brisk']))
    expect(lines.at(-1)?.text).toBe(LAST_WORDS[1])
    expect(lines.slice(0, -1)).toEqual(turn.lines.slice(0, -1))
  })
})

describe('a question', () => {
  const asked = { ...newRun(), mode: { name: 'yesno', opportunity: 'martial-arts' } as const }

  it('remembers nothing the first time', () => {
    expect(memoryOf(asked, EMPTY_LEDGER)).toBeNull()
    expect(
      memoryOf(newRun(), withEntries(EMPTY_LEDGER, ['told/martial-arts/incorrectNo'])),
    ).toBeNull()
  })

  it('quotes what the ledger knows of it', () => {
    const once = withEntries(EMPTY_LEDGER, ['told/martial-arts/incorrectNo'])
    expect(memoryOf(asked, once)).toBe('Last time: no. You are upside down.')
    const twice = withEntries(once, ['told/martial-arts/correctYes'])
    expect(memoryOf(asked, twice)).toBe(
      'Once: yes. Swan, fan, nerves. Once: no. You are upside down.',
    )
  })
})
