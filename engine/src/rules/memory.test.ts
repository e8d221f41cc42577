import { describe, expect, test } from 'vitest'
import { ENDING_SPEECHES, LAST_WORDS, OPPORTUNITIES, SPECIFIED_MESSAGES, VERDICTS } from '#content'
import type { FoeId } from '#content'
import { BOTS } from '../bots/bots.ts'
import { isRefusal } from '../model/command.ts'
import type { Line } from '../model/line.ts'
import type { Memory } from '../model/memory.ts'
import { newRun } from '../model/new-run.ts'
import { play } from '../play.ts'
import { read } from '../read.ts'
import { rngFrom, turnSeed } from '../rng/rng.ts'
import { atMerchant, atPaths, atPaychance, FIRST_RUN, inFight } from '../testing/kit.ts'
import { riggedRng } from '../testing/rigged-rng.ts'
import { openFight } from './encounters.ts'
import { TurnInPlay } from './turn-in-play.ts'

const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)
const waitOf = (lines: readonly Line[]): number => lines.reduce((sum, { wait }) => sum + wait, 0)

describe('the end of a run', () => {
  const dying = inFight('gerald').with({ health: 1, day: 12 }).drawing(1)
  const endAfter = (runs: number, memory: Partial<Memory> = {}): readonly Line[] =>
    dying.remembering({ endedRuns: runs, ...memory }).enter('1').turn.lines
  const ends = Array.from({ length: 40 }, (_, runs) => endAfter(runs))

  test('has last words that are not repeated in the next ten runs', () => {
    const words = ends.map((lines) => lines.at(-1)?.text)
    for (const at of words.keys())
      expect(new Set(words.slice(at, at + 11)).size).toBe(Math.min(11, 40 - at))
    expect(words[0]).toBe(LAST_WORDS[0])
  })

  test('differs from run to run only in its verdict and its last words', () => {
    const whole = dying.enter('1').turn.lines
    expect(ends[0]).toEqual(whole)
    expect(ends.map((lines) => lines.at(-2)?.text).slice(0, 4)).toEqual([
      '“I have known longer picnics.”',
      '“Your socks had nearly dried.”',
      '“I had begun to set a second place.”',
      '“I have known longer picnics.”',
    ])
    for (const lines of ends) expect(lines.slice(0, -2)).toEqual(whole.slice(0, -2))
  })

  test('prefers a verdict that the player has not read', () => {
    const isRead = (text: string): boolean => text === '“Your socks had nearly dried.”'
    expect(endAfter(1, { isRead }).at(-2)?.text).toBe('“I had begun to set a second place.”')
  })

  test.each(VERDICTS.filter(({ below }) => below > 20))(
    'has at least four verdicts below day $below',
    ({ texts }) => expect(texts.length).toBeGreaterThanOrEqual(4),
  )
})

describe('day 100', () => {
  const arrived = (wins: number): readonly Line[] =>
    atMerchant('honey-seeds').with({ day: 99 }).remembering({ wins }).enter('none').turn.lines
  const first = textsOf(arrived(0))

  test('has a different speech after each win, and begins again after the last', () => {
    const speeches = [0, 1, 2, 3, 4].map((wins) => textsOf(arrived(wins)).join('\n'))
    expect(new Set(speeches).size).toBe(5)
    expect(textsOf(arrived(ENDING_SPEECHES.length))).toEqual(first)
  })

  test.each([0, 1, 2, 3, 4])('has the same title and number of days after %i wins', (wins) => {
    const lines = arrived(wins)
    const title = lines.find(({ cue }) => cue === 'hundredth-day')
    expect(title).toMatchObject({ text: 'Day one hundred.', snapshot: { day: 100 } })
    expect(textsOf(lines)).toContain(SPECIFIED_MESSAGES.daysSurvived.replace('{days}', '100'))
  })
})

describe('an opportunity', () => {
  // A path of the kind 'empty' that holds the first unused opportunity.
  const [story] = OPPORTUNITIES
  if (!story) throw new Error('There is no opportunity.')
  const introAfter = (answers: number): string[] => {
    const { turn } = atPaths('empty')
      .remembering({ answered: () => answers })
      .drawing(0, 0)
      .enter('path 1')
    return textsOf(turn.lines)
  }

  test('begins in its own words at first and in others later, with the same title and question', () => {
    const intros = [0, 1, 2].map(introAfter)
    expect(intros[0]).toEqual([story.title, ...story.lines, story.question])
    expect(introAfter(3)).toEqual(intros[0])
    expect(new Set(intros.map(String)).size).toBe(3)
    for (const intro of intros) {
      expect(intro[0]).toBe(story.title)
      expect(intro.at(-1)).toBe(story.question)
    }
  })

  test.each(OPPORTUNITIES)('has at least three ways to begin: $title', ({ again }) => {
    expect(again.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a won fight', () => {
  test('fits in two lines without losing a word or a number if the first blow wins', () => {
    const won = inFight('starch-king').drawing(2, 1)
    const [blow, brings, prompt] = won.remembering({}).enter('5').turn.lines
    const whole = won.enter('5').turn.lines
    expect(blow).toMatchObject({
      text: 'You hit Starch King for 5: 0 HEALTH left. Starch King is defeated! “Not the gravy,” whispers the Starch King.',
      tone: 'good',
      cue: 'foe-falls',
      snapshot: { foeHealth: 0 },
    })
    expect(brings).toMatchObject({
      text: `${whole[3]?.text} +1 GOLD. Starch King dropped... Tooth Pick! +1 MAX DAMAGE.`,
      tone: 'gold',
      cue: 'reward',
      snapshot: { gold: 2, maxDamage: 6 },
    })
    expect(prompt).toEqual(whole.at(-1))
  })

  test('says which blow would have earned a coin', () => {
    const { lines } = inFight('starch-king')
      .with({ maxDamage: 6 })
      .drawing(3)
      .remembering({})
      .enter('5').turn
    expect(textsOf(lines).slice(1, -1)).toEqual([
      'Starch King dropped... NOTHING. No coin: a full blow was 6.',
    ])
  })

  test('prints all its lines if a later blow wins', () => {
    const won = inFight('starch-king', { round: 1 }).drawing(3)
    expect(won.remembering({}).enter('5').turn.lines).toEqual(won.enter('5').turn.lines)
  })
})

describe('a boss', () => {
  const foe: FoeId = 'octopus-of-destruction'
  /** The lines that introduce the boss in a fight that is not the run's first. */
  const introOf = (maxDamage: number, memory?: Partial<Memory>): readonly Line[] => {
    const state = { ...newRun(), day: 58, maxDamage }
    const { stats } = state
    const whole: Memory | undefined = memory && { ...FIRST_RUN, ...memory }
    const turn = new TurnInPlay({ ...state, stats: { ...stats, fights: 1 } }, riggedRng(), whole)
    openFight(turn, { type: 'boss', id: foe })
    return turn.lines
  }
  const winOf = (round: number, met?: number): readonly Line[] => {
    const fight = inFight(foe, { health: 5, round })
    const remembered = met === undefined ? fight : fight.remembering({ met: () => met })
    return remembered.enter('5').turn.lines
  }

  test('prints its whole intro and defeat the first time it is met', () => {
    expect(introOf(20, { met: () => 0 })).toEqual(introOf(20))
    expect(winOf(3, 1)).toEqual(winOf(3))
  })

  test('has two lines each for its intro and its defeat from the second meeting on, without losing a number', () => {
    const [title, numbers, ...others] = introOf(20, { met: () => 1 })
    expect(title).toMatchObject({ text: 'Octopus of Destruction', tone: 'title' })
    expect(title?.snapshot).toBeDefined()
    expect(numbers?.text).toMatch(/Octopus of Destruction: 40 HEALTH, 6 MAX DAMAGE/)
    expect(others).toEqual([])
    const felled = winOf(3, 2)
    expect(felled[0]?.text).toMatch(/0 HEALTH left\. Octopus of Destruction is defeated!/)
    expect(felled[0]).toMatchObject({ cue: 'boss-falls' })
    expect(felled[1]?.text).toMatch(/leaves you: .*! \+\d HEALTH/)
    expect(felled[1]).toMatchObject({ cue: 'reward' })
    const lastNumbers = (lines: readonly Line[]) =>
      lines.findLast(({ snapshot }) => snapshot)?.snapshot
    expect(lastNumbers(felled)).toEqual(lastNumbers(winOf(3)))
  })

  test('takes no longer than an enemy if it is defeated by one blow', () => {
    // An enemy: 700 + 1000 + 300 before its fight, 700 twice after it.
    expect(waitOf(introOf(45, {}))).toBeLessThanOrEqual(2000)
    expect(waitOf(winOf(0, 1).slice(0, 2))).toBeLessThanOrEqual(1400)
  })
})

describe('a run after the first', () => {
  const countAfter = [0, 1, 2, 3]

  test('leaves out the hint of the first fight', () => {
    const fights = countAfter.map((runs) => {
      const memory = { ...FIRST_RUN, endedRuns: runs }
      const turn = new TurnInPlay({ ...newRun(), day: 5 }, riggedRng(), memory)
      openFight(turn, { type: 'enemy', id: 'ellery' })
      return turn.lines.length
    })
    expect(fights).toEqual([4, 3, 3, 3])
  })

  const leaving = (day: number, runs: number): readonly Line[] =>
    atMerchant('honey-seeds')
      .with({ day: day - 1 })
      .remembering({ endedRuns: runs })
      .enter('none').turn.lines

  test('prints a plain rumour in one of three runs', () => {
    expect(countAfter.map((runs) => leaving(4, runs).length)).toEqual([3, 2, 2, 3])
    expect(leaving(4, 1).at(-1)?.snapshot).toMatchObject({ day: 4 })
  })

  test('always prints a rumour that warns of bosses', () => {
    expect(countAfter.map((runs) => leaving(14, runs).length)).toEqual([4, 4, 4, 4])
    expect(countAfter.map((runs) => leaving(69, runs).length)).toEqual([3, 3, 3, 3])
  })
})

describe('the wait after a line', () => {
  const wait = (lines: readonly Line[], text: string) =>
    lines.find((each) => each.text === text)?.wait
  const leave = atMerchant('honey-seeds').with({ day: 20 })
  const bye = SPECIFIED_MESSAGES.leaveMerchant

  test('of the rules is shorter once the run has printed that line', () => {
    const isRead = (): boolean => true
    const first = leave.remembering({ isRead, endedRuns: 3 }).enter('none').turn
    expect(wait(first.lines, bye)).toBe(700)
    const { printed = '' } = first.state
    const again = leave.with({ printed }).remembering({ isRead, endedRuns: 3 }).enter('none').turn
    expect(wait(again.lines, bye)).toBe(300)
    expect(wait(leave.with({ printed }).enter('none').turn.lines, bye)).toBe(700)
  })

  test('is shorter once the run has printed a report of the same kind, whatever its numbers', () => {
    const blow = inFight('gerald').drawing(1).remembering({})
    const first = blow.enter('2').turn
    expect(wait(first.lines, 'You hit Gerald for 2: 23 HEALTH left.')).toBe(700)
    const { printed = '' } = first.state
    const again = blow.with({ printed }).enter('4').turn
    expect(wait(again.lines, 'You hit Gerald for 4: 21 HEALTH left.')).toBe(300)
  })

  test('separates the four paths of the first view, but not those of later views', () => {
    const view = (printed: string) =>
      atPaychance().with({ printed }).drawing(9, 9, 9, 9).remembering({}).enter('pay').turn
    const first = view('')
    expect(first.lines.map((each) => each.wait)).toEqual([300, 300, 300, 300, 0])
    expect(view(first.state.printed ?? '').lines.map((each) => each.wait)).toEqual([0, 0, 0, 0, 0])
  })

  test('is shorter in a story that the player has read in another run', () => {
    const story = atPaths('empty', 'empty', 'empty', 'empty').drawing(0, 0)
    const waits = (memory: Partial<Memory>) =>
      story
        .remembering(memory)
        .enter('path 1')
        .turn.lines.map((each) => each.wait)
    expect(waits({})).toEqual([1000, 700, 700, 0])
    expect(waits({ isRead: () => true })).toEqual([300, 300, 300, 0])
  })

  test('stays long at the end of a run', () => {
    const dying = inFight('gerald').with({ health: 1 }).drawing(1)
    const known = dying.remembering({ isRead: () => true }).enter('1').turn.lines
    const waits = known.slice(-4).map((each) => each.wait)
    expect(waits).toEqual([1200, 1200, 700, 0])
  })

  /** The seconds that a run takes, and all that it plays except for its wording. */
  const runWith = (memory: Memory | undefined, run: number) => {
    const rng = rngFrom(`whims ${run}`)
    let [state, waited] = [newRun({ playerName: 'Wanda' }), 0]
    const played: unknown[] = []
    for (let at = 0; ; at++) {
      const command = read(state, BOTS['heeds the rumours, knows the odds'](state, rng))
      if (isRefusal(command)) throw new Error('The bot was refused.')
      const turn = play(state, command, rngFrom(turnSeed(`waits ${run}`, at)), memory)
      waited += waitOf(turn.lines.slice(0, -1)) / 1000
      played.push({ ...turn.state, printed: '' }, turn.ended)
      if (turn.ended) return { waited, played }
      state = turn.state
    }
  }

  test('adds up to less than half in a run of known lines, which plays the same otherwise', () => {
    const runs = Array.from({ length: 20 }, (_, run) => run)
    const whole = runs.map((run) => runWith(undefined, run))
    const first = runs.map((run) => runWith(FIRST_RUN, run))
    const known = runs.map((run) =>
      runWith({ ...FIRST_RUN, endedRuns: 1, isRead: () => true }, run),
    )
    expect(first.map(({ played }) => played)).toEqual(whole.map(({ played }) => played))
    expect(known.map(({ played }) => played)).toEqual(whole.map(({ played }) => played))
    const sum = (all: typeof whole) => all.reduce((total, { waited }) => total + waited, 0)
    expect(sum(first) / sum(whole)).toBeLessThan(0.75)
    expect(sum(known) / sum(whole)).toBeLessThan(0.5)
  })
})
