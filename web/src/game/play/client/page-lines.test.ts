import {
  eventsOf,
  newRun,
  play,
  Printed,
  rngFrom,
  type Line,
  type State,
  type Turn,
  type TurnEvent,
  type TurnLine,
} from '@fable/engine'
import { ENDING_SPEECH, OPPORTUNITIES, PLAY_AGAIN, VERDICTS } from '@fable/engine/content'
import { describe, expect, it } from 'vitest'
import { EMPTY_LEDGER, withEntries, withTexts, type Ledger } from '../../ledger/ledger.ts'
import { withPageLines } from './page-lines.ts'

type Said = readonly [event: TurnEvent, ...lines: (string | Partial<Line>)[]]

/** A turn of these events, each with the lines that tell it. */
function turnOf(said: readonly Said[], ended?: Turn['ended']): Turn {
  const lines = said.flatMap(([, ...texts], event) =>
    texts.map((line): TurnLine => {
      const given = typeof line === 'string' ? { text: line } : line
      return { text: '', tone: 'plain', wait: 700, ...given, event }
    }),
  )
  const events = said.map(([event]) => event)
  return { command: { type: 'start' }, state: newRun(), events, lines, ...(ended && { ended }) }
}

/** The ledger after so many runs. */
const after = (runs: number): Ledger =>
  withEntries(
    EMPTY_LEDGER,
    Array.from({ length: runs }, (_, run) => (run % 2 ? 'end/brisk' : 'end/gerald')),
  )

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)

const numbers = { health: 5, maxDamage: 5, gold: 1, day: 20 }
const ASKED: Said = [
  { type: 'asked', mode: 'paychance' },
  { text: 'Pay?', snapshot: numbers },
]

describe('the end of a run', () => {
  const ending = {
    cause: 'death',
    daysSurvived: 12,
    strength: 9,
    kills: 1,
    bestHit: 5,
    gold: 0,
  } as const
  const turn = turnOf(
    [
      [{ type: 'died', by: 'gerald', days: 12 }, 'Dead', '12 days'],
      [{ type: 'verdict', below: 15 }, '“I have known longer picnics.”'],
      [{ type: 'asked', mode: 'start' }, PLAY_AGAIN],
    ],
    ending,
  )
  const ends = Array.from({ length: 40 }, (_, runs) => withPageLines(turn, after(runs)))

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
  const met: Said = [{ type: 'met-opportunity', opportunity: 'martial-arts' }, 'A dojo.']
  const turn = turnOf([met, [{ type: 'asked', mode: 'yesno' }, 'Do you bow?']])
  const once = withEntries(EMPTY_LEDGER, ['told/martial-arts/incorrectNo'])

  it('remembers nothing the first time, and nothing else has a memory', () => {
    expect(withPageLines(turn, EMPTY_LEDGER)).toEqual(turn.lines)
    const other = turnOf([ASKED])
    expect(withPageLines(other, once)).toEqual(other.lines)
  })

  it('comes in other words when it was answered before, and with its own title and question', () => {
    const story = OPPORTUNITIES.find(({ id }) => id === 'martial-arts')
    if (!story) throw new Error('It is gone.')
    const { title, lines, question } = story
    const told = turnOf([
      [
        { type: 'met-opportunity', opportunity: 'martial-arts' },
        { text: title, tone: 'title' },
        ...lines,
      ],
      [{ type: 'asked', mode: 'yesno' }, question],
    ])
    const after = (answers: number) => {
      const given = Array.from({ length: answers }, () => ['told/martial-arts/correctNo'] as const)
      return textsOf(withPageLines(told, given.reduce(withEntries, EMPTY_LEDGER))).slice(0, 4)
    }
    const introAfter = (answers: number) => after(answers).slice(1, 3)
    for (const answers of [0, 1, 2, 3])
      expect(after(answers)).toEqual([title, ...introAfter(answers), question])
    const intros = [0, 1, 2].map((answers) => introAfter(answers).join(' '))
    expect(new Set(intros).size).toBe(3)
    expect(introAfter(3)).toEqual(lines)
  })

  it('is not quoted from the ledger, since the buttons show what is known', () => {
    expect(textsOf(withPageLines(turn, once)).at(-1)).toBe(textsOf(turn.lines).at(-1))
  })
})

describe('a fight that is won', () => {
  const foe = 'starch-king'
  const fallen = { ...numbers, foeHealth: 0 }
  const rich = { ...fallen, gold: 2 }
  const blow = (damage: number, round = 0): Said => [
    { type: 'blow', foe, round, asked: damage, damage, of: 5, health: damage, left: 0 },
    { text: `You hit it for ${damage}: 0 left.`, cue: 'hit', snapshot: fallen },
  ]
  const felled = (isFirstBlow: boolean, kind: 'enemy' | 'boss' = 'enemy'): Said => [
    { type: 'felled', foe, kind, isFirstBlow, isExact: true },
    { text: 'It is defeated!', cue: 'foe-falls', tone: 'good' },
  ]
  const coin: readonly Said[] = [
    [
      { type: 'coin', gold: 1 },
      { text: 'One full blow', tone: 'gold' },
    ],
    [
      { type: 'changed', stat: 'gold', from: 1, to: 2, by: foe },
      { text: '+1 GOLD', tone: 'gold', snapshot: rich },
    ],
  ]
  const reward: Said = [
    { type: 'reward', reward: 'spoon', from: foe },
    'It dropped...',
    { text: 'A spoon!', tone: 'good', cue: 'reward' },
  ]
  const nothing: Said = [
    { type: 'no-reward', enemy: foe },
    'It dropped...',
    { text: 'NOTHING', tone: 'quiet', wait: 300 },
  ]

  it('with its first blow takes two lines, without a word or a number less', () => {
    const turn = turnOf([blow(5), felled(true), ...coin, reward, ASKED])
    expect(withPageLines(turn, EMPTY_LEDGER)).toMatchObject([
      {
        text: 'You hit it for 5: 0 left. It is defeated!',
        tone: 'good',
        cue: 'foe-falls',
        snapshot: fallen,
      },
      {
        text: 'One full blow. +1 GOLD. It dropped... A spoon!',
        tone: 'gold',
        cue: 'reward',
        snapshot: rich,
      },
      { text: 'Pay?', snapshot: numbers },
    ])
  })

  it('says what a coin would have taken', () => {
    const turn = turnOf([blow(4), felled(true), nothing, ASKED])
    const lines = withPageLines(turn, EMPTY_LEDGER)
    expect(textsOf(lines)).toEqual([
      'You hit it for 4: 0 left. It is defeated!',
      'It dropped... NOTHING. No coin: a full blow was 5.',
      'Pay?',
    ])
    expect(lines[1]?.wait).toBe(300)
  })

  it('has all its lines after a later blow', () => {
    const turn = turnOf([blow(5, 1), felled(false), nothing, ASKED])
    expect(withPageLines(turn, EMPTY_LEDGER)).toEqual(turn.lines)
  })
})

describe('what was told often', () => {
  const hint = turnOf([
    [{ type: 'met-foe', foe: 'ellery' }, 'Ellery blocks the path.'],
    [{ type: 'first-fight' }, 'Any number will do.'],
    [{ type: 'asked', mode: 'attack' }, 'Attack with a number.'],
  ])
  const rumour = (day: number, of: 'gerald' | null = null): Turn =>
    turnOf([
      [{ type: 'rumour', day, of }, { text: 'One hears.', snapshot: numbers }, 'Things.'],
      [ASKED[0], 'Pay?'],
    ])
  const linesAfter = (turn: Turn): number[] =>
    [0, 1, 2, 3].map((runs) => withPageLines(turn, after(runs)).length)

  it('is left out later: the hint of the first fight', () => {
    expect(linesAfter(hint)).toEqual([3, 2, 2, 2])
  })

  it('is a plain rumour, which is told in one of three runs after the first', () => {
    expect(linesAfter(rumour(4))).toEqual([3, 1, 1, 3])
    expect(withPageLines(rumour(4), after(1))).toMatchObject([{ text: 'Pay?', snapshot: numbers }])
  })

  it('is never one that warns: of the bosses, or of one of them', () => {
    expect(linesAfter(rumour(14))).toEqual([3, 3, 3, 3])
    expect(linesAfter(rumour(4, 'gerald'))).toEqual([3, 3, 3, 3])
  })
})

describe('the verdicts of long runs', () => {
  const bounds = VERDICTS.map(({ below }) => below).filter((below) => below > 20)
  it.each(bounds)('are four at least below day %s, in turn', (below) => {
    const turn = turnOf([[{ type: 'verdict', below }, '“Usual.”']])
    const verdicts = [0, 1, 2, 3].map((runs) => withPageLines(turn, after(runs))[0]?.text)
    expect(new Set(verdicts).size).toBe(4)
  })

  it('come in turn, but one that was not read comes first', () => {
    const turn = turnOf([[{ type: 'verdict', below: 25 }, '“Usual.”']], {
      cause: 'death',
      daysSurvived: 22,
      strength: 9,
      kills: 1,
      bestHit: 5,
      gold: 0,
    })
    const [second] = withPageLines(turn, after(1))
    const codes = new Printed('')
    codes.add(second?.text ?? '')
    const [other] = withPageLines(turn, withTexts(after(1), codes.codes))
    expect(other?.text).not.toBe(second?.text)
  })
})

describe('the speech of day 100', () => {
  const speech = ENDING_SPEECH.map((line) => (typeof line === 'string' ? line : line.text))
  const numbered: Partial<Line> = { text: speech[0] ?? '', snapshot: numbers, cue: 'hundredth-day' }
  const turn = turnOf([
    [{ type: 'hundredth-day', days: 100 }, numbered, ...speech.slice(1)],
    [{ type: 'asked', mode: 'start' }, PLAY_AGAIN],
  ])
  const afterWins = (wins: number): Ledger =>
    withEntries(
      EMPTY_LEDGER,
      Array.from({ length: wins }, () => 'end/field' as const),
    )
  const speeches = [0, 1, 2, 3, 4].map((wins) => withPageLines(turn, afterWins(wins)).slice(0, -1))

  it('is that of the rules first, then four others', () => {
    expect(textsOf(speeches[0] ?? [])).toEqual(speech)
    expect(new Set(speeches.map((lines) => textsOf(lines).join())).size).toBe(5)
    expect(textsOf(withPageLines(turn, afterWins(5)).slice(0, -1))).toEqual(speech)
  })

  it('keeps numbers and cue of its first line', () => {
    for (const [title] of speeches)
      expect(title).toMatchObject({ snapshot: numbers, cue: 'hundredth-day', text: speech[0] })
  })
})

describe('a boss', () => {
  const octopus = 'octopus-of-destruction'
  const state: State = { ...newRun({ playerName: 'Wren' }), day: 58, health: 30 }
  /** The turns in which the octopus is met, and is felled by blows of so much. */
  function fightOf(maxDamage: number): readonly Turn[] {
    const start: State = { ...state, maxDamage, mode: { name: 'paths', seen: null } }
    for (let at = 0; ; at += 1) {
      const met = play(start, { type: 'path', path: 1 }, rngFrom(`met ${at}`))
      if (eventsOf(met.events, 'met-foe')[0]?.foe !== octopus) continue
      let turn = met
      for (let blow = 0; turn.state.mode.name === 'attack'; blow += 1)
        turn = play(turn.state, { type: 'attack', amount: maxDamage }, rngFrom(`${at} ${blow}`))
      if (eventsOf(turn.events, 'felled').length > 0) return [met, turn]
    }
  }
  const met = (times: number): Ledger =>
    withEntries(
      EMPTY_LEDGER,
      Array.from({ length: times }, () => `met/${octopus}` as const),
    )
  const prompts = (lines: readonly Line[]) => lines.filter(({ wait }) => wait > 0)
  const waitOf = (lines: readonly Line[]) => lines.reduce((sum, { wait }) => sum + wait, 0)

  it('has its whole intro and end the first time', () => {
    const [intro, end] = fightOf(20)
    expect(withPageLines(intro as Turn, met(0))).toEqual(intro?.lines)
    expect(withPageLines(end as Turn, met(1))).toEqual(end?.lines)
  })

  it('takes two lines for each from the second meeting on, and loses no number', () => {
    const [intro, end] = fightOf(20)
    const again = withPageLines(intro as Turn, met(1)).filter(({ tone }) => tone !== 'danger')
    expect(again[0]).toMatchObject({ text: 'Octopus of Destruction', tone: 'title' })
    expect(again[1]?.text).toMatch(/Octopus of Destruction: 40 HEALTH, 6 MAX DAMAGE/)
    const felled = withPageLines(end as Turn, met(2))
    expect(felled[0]?.text).toMatch(/0 HEALTH left\. Octopus of Destruction is defeated!/)
    expect(felled[0]).toMatchObject({ cue: 'boss-falls' })
    expect(felled[1]?.text).toMatch(/leaves you: .*! \+\d HEALTH/)
    expect(felled[1]).toMatchObject({ cue: 'reward' })
    const whole = end?.lines.findLast(({ snapshot }) => snapshot)?.snapshot
    expect(felled.findLast(({ snapshot }) => snapshot)?.snapshot).toEqual(whole)
  })

  it('that one blow fells takes no longer than any fight', () => {
    const [intro, end] = fightOf(45)
    // An enemy: 700 + 1000 + 300 before its fight, 700 twice after it.
    expect(waitOf(prompts(withPageLines(intro as Turn, after(1))))).toBeLessThanOrEqual(2000)
    expect(waitOf(prompts(withPageLines(end as Turn, after(1))))).toBeLessThanOrEqual(1400)
  })
})
