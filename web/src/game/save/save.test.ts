import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import {
  isRefusal,
  newRun,
  parse,
  play,
  rngFrom,
  type State,
  turnSeed,
  viewOf,
} from '@fable/engine'
import { fieldsOf, listOf } from '../../lib/reading.ts'
import { makeRun } from '../../testing/run.ts'
import { turnOf } from '../../testing/turn-of.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { TEMPLATE_VERSION, type GameVariables } from './game-variables.ts'
import { hasRunToLose, newGame, type SavedGame, shelfFor } from './saved-game.ts'
import { newsIn, isOlder } from './store.ts'

const run = makeRun({ seed: 's', at: 1_790_000_000_000 })
const stored = (game: SavedGame): unknown => JSON.parse(JSON.stringify(encode(game)))
const answers: Record<string, readonly string[]> = {
  start: ['start'],
  playerInput: ['Wren'],
  paychance: ['pay', 'chance'],
  paths: ['path 1', 'path 2', 'path 3', 'path 4'],
  attack: ['99', '1'],
  yesno: ['yes', 'no'],
  merchant: ['1', '2', '3', 'none'],
}

/** Every state of a run whose inputs are drawn from its own seed. */
function* statesOf(seed: string): Generator<State> {
  let state = newRun()
  for (let turn = 0; turn < 250; turn += 1) {
    yield state
    const choices = answers[state.mode.name] ?? ['']
    const input = choices[rngFrom(`${seed}/answers:${String(turn)}`).int(choices.length)] ?? ''
    state = turnOf(state, input, rngFrom(turnSeed(seed, turn))).state
  }
}

const template = stored(newGame()) as GameVariables

describe('the saved game', () => {
  it('is decoded to the state that was encoded, in every mode', () => {
    const modes = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const state of statesOf(seed)) {
        modes.add(state.mode.name)
        expect(decode(stored({ ...newGame(), state, run }))).toEqual({ ...newGame(), state, run })
      }
    }
    expect([...modes].sort()).toEqual(Object.keys(answers).sort())
  })

  it('has exactly the fields of the specification, plus `run`', () => {
    expect(Object.keys(template)).toEqual(
      (
        'update userID userName currency playerName playerHealth playerMaxDamage playerGold ' +
        'enemyName enemyHealth enemyMaxDamage enemyDrop enemyType npcImage enemyData bossData day ' +
        'tierNum opportunity merchantGoods usedopportunities gameMode paths emptyPaths consoletext run'
      ).split(' '),
    )
    expect(template).toMatchObject({
      update: '0.0.33',
      playerHealth: 5,
      playerMaxDamage: 5,
      playerGold: 1,
      day: 0,
      tierNum: 100,
      currency: 0,
      enemyName: 'Marlowe',
      gameMode: { name: 'start', flags: [true, false, false, false, false, false, false] },
    })
  })
})

describe('the run on the shelf', () => {
  const shelved = { state: newGame().state, lines: [], run, ledgerRun: newGame().ledger.run }

  it('is decoded in every mode and is small enough for an account', () => {
    const road = { ...run, id: 'road', road: { day: '2026-11-24' } }
    for (const state of statesOf('shelf')) {
      const game = { ...newGame(), run: road, shelf: { ...shelved, state } }
      const isKept = hasRunToLose(game.shelf)
      expect(decode(stored(game)).shelf).toEqual(isKept ? game.shelf : null)
      const sent = routes['PUT /api/account/game'].body.safeParse({ GameVariables: stored(game) })
      expect(sent.success).toBe(true)
      expect(JSON.stringify(stored(game)).length).toBeLessThan(BODY_LIMIT_BYTES / 2)
    }
  })

  it.each([null, 7, 'x', [], {}, { run: {} }])(
    'is missing if the shelf holds no run in progress: %j',
    (shelf) => {
      expect(decode({ ...template, run: { shelf } }).shelf).toBeNull()
    },
  )

  it('is never a road, and is not replaced by another run', () => {
    const open = { ...newGame(), run, state: { ...newRun(), mode: { name: 'paychance' } as const } }
    expect(shelfFor(open)?.run).toBe(run)
    expect(shelfFor(newGame())).toBeNull()
    const walked = { ...open, run: { ...run, road: { day: '2026-11-24' } } }
    expect(shelfFor(walked)).toBeNull()
    expect(shelfFor({ ...open, run: { ...run, id: 'other' }, shelf: shelved })).toBe(shelved)
  })
})

describe('a save of any age', () => {
  // One document for each format. A release that changes the format adds one and does not change the others.
  const fixtures = import.meta.glob<GameVariables>('./fixtures/*.json', {
    eager: true,
    import: 'default',
  })
  it.each(Object.entries(fixtures))(
    'from %s loads with its run, its foe and its lines',
    (_, document) => {
      const { state, lines, run: kept } = decode(document)
      expect(viewOf(state)).toMatchObject({
        prompt: { mode: document.gameMode.name },
        player: { name: document.playerName, day: document.day, health: document.playerHealth },
        opponent: { name: document.enemyName, health: document.enemyHealth },
      })
      expect(lines.map(({ text }) => text)).toEqual(document.consoletext.map(({ text }) => text))
      expect(kept?.turn).toBe(document.run?.turn)
      const { story } = document.run ?? {}
      expect(kept?.story).toMatchObject({
        // Releases up to 0.0.32 did not count all of it.
        isWhole: false,
        health: story?.health ?? [[document.day, document.playerHealth]],
        worst: story?.worst ?? null,
      })
      expect(newsIn(document)).toBe(isOlder(document.update, TEMPLATE_VERSION) ? 'older' : null)
    },
  )

  it('from 0.0.32 loses only its deeds and wagers', () => {
    const document = fixtures['./fixtures/0.0.32.json']
    const written = fieldsOf(document?.run?.ledger)
    const others = (keys: unknown) =>
      listOf(keys).filter((key) => !/^(deed|wager)\//.test(String(key)))
    expect(others(written.fresh)).not.toEqual(written.fresh)
    const counts = { ...fieldsOf(written.counts), 'wager/gold-10': 1, 'wager/dice-only': 2 }
    const { run, ledger } = decode({
      ...document,
      run: { ...document?.run, ledger: { ...written, counts, lanterns: 2 } },
    })
    expect(fieldsOf(document?.run).wagers).toBeDefined()
    expect(run).not.toHaveProperty('wagers')
    expect(ledger).not.toHaveProperty('lanterns')
    const kept = others(Object.keys(fieldsOf(written.counts)))
    expect(new Set<unknown>(Object.keys(ledger.counts))).toEqual(new Set(kept))
    expect(ledger.fresh).toEqual(others(written.fresh))
    expect(ledger.run.added).toEqual(others(fieldsOf(written.run).added))
  })
})

describe('a broken save', () => {
  const far = [...statesOf('b')].find((state) => state.day > 3 && state.mode.name === 'paychance')
  const good = stored({ ...newGame(), state: far ?? newRun(), run }) as GameVariables

  it.each([null, 7, 'text', [], [1, 2], {}, JSON.parse('{"__proto__":{"day":9}}') as unknown])(
    'becomes a new game if it is not a document: %j',
    (document) => {
      expect(decode(document)).toEqual(newGame())
    },
  )

  it.each([
    ['playerHealth', -3, 'health'],
    ['playerHealth', '5', 'health'],
    ['playerGold', null, 'gold'],
    ['playerMaxDamage', 1.5, 'maxDamage'],
    ['day', 4000, 'day'],
    ['enemyData', 'on', 'enemies'],
    ['emptyPaths', { 0: 'x' }, 'emptyPaths'],
    ['usedopportunities', [null, 3, 'No Such Thing'], 'usedOpportunities'],
  ] as const)(
    'replaces the invalid %s %j by that of a new game and keeps the rest',
    (field, value, part) => {
      const template = decode(null).state
      const whole = decode(good).state
      const { state } = decode({ ...good, [field]: value })
      expect(state).toEqual({ ...whole, [part]: template[part] })
    },
  )

  it('has no lines if its console text is invalid', () => {
    const { lines, state } = decode({ ...good, consoletext: 'hello' })
    expect(lines).toEqual([])
    expect(state).toEqual(decode(good).state)
  })

  it.each([7, 'not codes', 'abc', ['abcd']])(
    'has an empty record of printed texts if the record is %j',
    (printed) => {
      const { state } = decode({ ...good, run: { ...good.run, printed } })
      expect(state).toEqual({ ...decode(good).state, printed: '' })
      expect(decode(good).state.printed).not.toBe('')
    },
  )

  it('continues with the choice of pay or chance if its mode is unknown or does not fit its data', () => {
    const modes = ['sleeping', 'attack', 'yesno', 'merchant']
    for (const name of modes) {
      const { state } = decode({ ...good, gameMode: { name }, enemyName: 'Nobody' })
      expect(state.mode.name, name).toBe('paychance')
      expect(state.day).toBe(far?.day)
    }
  })

  it('leads to a playable game, whatever it holds', () => {
    const anything = fc.record(
      Object.fromEntries(
        Object.entries(good).map(([field, value]) => [
          field,
          fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(value) }, fc.anything()),
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anything, fc.string(), (document, input) => {
        const { state } = decode(document)
        const offered = viewOf(state).prompt.choices.map(({ text }) => text)
        for (const text of [input, ...offered]) {
          const command = parse(state, text)
          if (isRefusal(command)) continue
          const { health, maxDamage, gold, day } = play(state, command, rngFrom('x')).state
          expect(Math.min(health, maxDamage, gold, day)).toBeGreaterThanOrEqual(0)
        }
        expect(viewOf(state).prompt.mode).toBe(state.mode.name)
      }),
    )
  })
})

describe('the update news', () => {
  it('depends on a numeric comparison of versions', () => {
    expect(isOlder('0.0.9', '0.0.24')).toBe(true)
    expect(isOlder('0.0.24', '0.0.24')).toBe(false)
    expect(isOlder('0.1', '0.0.24')).toBe(false)
    expect(isOlder('0.0', '0.0.24')).toBe(true)
    expect(isOlder('newest', '0.0.24')).toBe(true)
  })

  it('appears only for an older version or a missing field', () => {
    expect(newsIn(template)).toBeNull()
    expect(newsIn({ ...template, update: '0.0.9' })).toBe('older')
    expect(newsIn({ ...template, update: '1.0.0' })).toBeNull()
    expect(newsIn(JSON.parse(JSON.stringify({ ...template, day: undefined })))).toBe('incomplete')
    expect(newsIn({ ...template, run: undefined, update: TEMPLATE_VERSION })).toBeNull()
  })
})
