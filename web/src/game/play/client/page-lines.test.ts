import { newRun, play, rngFrom, type Line, type State } from '@fable/engine'
import { FIRST_FIGHT_HINT, PLAY_AGAIN } from '@fable/engine/content'
import { describe, expect, it } from 'vitest'
import { EMPTY_LEDGER, withEntries, type Ledger } from '../../ledger/ledger.ts'
import { turnsOf } from '../../../testing/bot-runs.ts'
import { memoryOf, withPageLines } from './page-lines.ts'

describe('the end of a run', () => {
  const last = turnsOf('random dice stops', 'words').at(-1)
  if (!last) throw new Error('The run has no turns.')
  const { before, turn } = last
  let ledger: Ledger = EMPTY_LEDGER
  const ends = Array.from({ length: 40 }, (_, run) => {
    const lines = withPageLines(turn, { before, ledger })
    ledger = withEntries(ledger, [run % 2 ? 'end/brisk' : 'end/gerald'])
    return lines
  })

  it('has last words that do not return within ten runs', () => {
    const words = ends.map((lines) => lines.at(-1)?.text)
    for (const at of words.keys())
      expect(new Set(words.slice(at, at + 11)).size).toBe(Math.min(11, 40 - at))
    expect(words[0]).toBe(PLAY_AGAIN)
  })

  it('has other verdicts after the first, and no other line that differs', () => {
    expect(ends[0]).toEqual(turn.lines)
    expect(ends.map((lines) => lines.at(-2)?.text).slice(0, 4)).toEqual([
      '“I have known longer picnics.”',
      '“Your socks had nearly dried.”',
      '“I had begun to set a second place.”',
      '“I have known longer picnics.”',
    ])
    for (const lines of ends) expect(lines.slice(0, -2)).toEqual(turn.lines.slice(0, -2))
  })
})

describe('a question', () => {
  const once = withEntries(EMPTY_LEDGER, ['told/martial-arts/incorrectNo'])
  const asked = { ...newRun(), mode: { name: 'yesno', opportunity: 'martial-arts' } as const }

  it('remembers nothing the first time', () => {
    expect(memoryOf(asked, EMPTY_LEDGER)).toBeNull()
    expect(memoryOf(newRun(), once)).toBeNull()
  })

  it('quotes what the ledger knows of it', () => {
    expect(memoryOf(asked, once)).toBe('Last time: no. You are upside down.')
    const twice = withEntries(once, ['told/martial-arts/correctYes'])
    expect(memoryOf(asked, twice)).toBe(
      'Once: yes. Swan, fan, nerves. Once: no. You are upside down.',
    )
  })
})

describe('the lines of a turn', () => {
  const played = turnsOf('sensible, knows the odds', 'a')
  const printed = (ledger: Ledger) =>
    played.map(({ before, turn }) => withPageLines(turn, { before, ledger }))
  const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ text }) => text.match(/\w+/g) ?? [])

  it('are two for a first blow that wins, without a word or a number less', () => {
    const shown = printed(EMPTY_LEDGER)
    const wins = played.flatMap(({ turn: { lines } }, at) =>
      lines.length > (shown[at]?.length ?? 0) ? [{ lines, short: shown[at] ?? [] }] : [],
    )
    expect(wins).not.toHaveLength(0)
    for (const { lines, short } of wins) {
      expect(wordsOf(short)).toEqual(wordsOf(lines))
      expect(short[0]?.text).toMatch(/^You hit .* is defeated!/)
      expect(short[0]?.cue).toBe('foe-falls')
      expect(short[1]?.text).toMatch(/ dropped\.\.\. /)
      const last = lines[lines.length - short.length + 1]
      expect(short[1]?.wait).toBe(last?.wait)
      const inFight = lines.filter(({ snapshot }) => snapshot?.foeHealth === 0)
      expect(short[1]?.snapshot ?? short[0]?.snapshot).toEqual(inFight.at(-1)?.snapshot)
    }
  })

  it('say what a coin would have taken', () => {
    const mode = { name: 'attack', foe: { type: 'enemy', id: 'starch-king', health: 4, round: 0 } }
    const before = { ...newRun(), mode } as State
    const turn = play(before, { type: 'attack', amount: 4 }, rngFrom('coin'))
    expect(withPageLines(turn, { before, ledger: EMPTY_LEDGER })[1]?.text).toMatch(
      /^Starch King dropped\.\.\. .+ No coin: a full blow was 5\.$/,
    )
  })

  it('leave out the hint of the first fight later, and print each rumour in one of three runs', () => {
    const ends = ['end/brisk', 'end/gerald', 'end/brisk'] as const
    const later = ends.map((_, run) => printed(withEntries(EMPTY_LEDGER, ends.slice(0, run + 1))))
    const count = (text: string) => later.flat(2).filter((line) => line.text === text).length
    expect(count(FIRST_FIGHT_HINT)).toBe(0)
    expect(count('A milestone: “96 TO GO”. Under it, in pencil: “who is counting”.')).toBe(1)
    expect(count('The bosses come tomorrow.')).toBe(3)
    const daysOf = (lines: readonly Line[]) =>
      new Set(lines.flatMap(({ snapshot }) => snapshot?.day ?? []))
    for (const [at, { turn }] of played.entries())
      for (const run of later) expect(daysOf(run[at] ?? [])).toEqual(daysOf(turn.lines))
  })
})
