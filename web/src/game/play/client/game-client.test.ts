import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decode } from '../../save/decode.ts'
import { encode } from '../../save/encode.ts'
import type { Preferences } from '../../save/preferences.ts'
import { newGame, type SavedGame } from '../../save/saved-game.ts'
import { GameClient } from './game-client.ts'

type Page = { pace?: Preferences['pace']; game?: SavedGame }

/** A page with its storage: `reload` throws the client away and reads the written save. */
function aPage({ pace = 'instant', game = newGame() }: Page = {}) {
  let stored = JSON.stringify(encode(game))
  const open = (from: SavedGame) => {
    const client = new GameClient({
      game: from,
      save: (kept) => {
        stored = JSON.stringify(encode(kept))
        return true
      },
      pace: () => pace,
    })
    client.enter()
    return client
  }
  return {
    client: open(game),
    saved: () => decode(JSON.parse(stored)),
    reload: () => open(decode(JSON.parse(stored))),
  }
}

function say(client: GameClient, ...answers: string[]) {
  for (const answer of answers) client.submit(answer)
}

/** Plays a turn in whatever mode, with this blow in a fight. */
function playTurn(client: GameClient, attack: string) {
  const inputs = { start: 'start', playerInput: 'Wren', paychance: 'chance', paths: 'path 1' }
  const others = { attack, yesno: 'no', merchant: 'none' }
  say(client, { ...inputs, ...others }[client.scene.get().view.prompt.mode])
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the game client', () => {
  it('prints the lines of a turn one after the other', () => {
    const { client } = aPage({ pace: 'timed' })
    say(client, 'start')
    expect(client.scene.get().isPrinting).toBe(true)
    const first = client.scene.get().lines.length
    vi.advanceTimersByTime(60_000)
    expect(client.scene.get().isPrinting).toBe(false)
    expect(client.scene.get().lines.length).toBeGreaterThan(first)
  })

  it('prints the rest of a turn and plays nothing if an input arrives while it prints', () => {
    const { client, saved } = aPage({ pace: 'timed' })
    say(client, 'start', 'Wren')
    expect(client.scene.get().isPrinting).toBe(false)
    expect(saved().state.mode.name).toBe('playerInput')
  })

  it('waits for a press after each line at the pace “press”', () => {
    const { client } = aPage({ pace: 'press' })
    say(client, 'start')
    const first = client.scene.get().lines.length
    vi.advanceTimersByTime(60_000)
    expect(client.scene.get().lines).toHaveLength(first)
    client.advance()
    expect(client.scene.get().lines.length).toBeGreaterThan(first)
    for (let press = 0; press < 30; press += 1) client.advance()
    expect(client.scene.get().isPrinting).toBe(false)
  })

  it('shows the rest of a turn if the pace is changed while it prints', () => {
    const { client } = aPage({ pace: 'press' })
    say(client, 'start')
    expect(client.scene.get().isPrinting).toBe(true)
    client.changePace()
    expect(client.scene.get().isPrinting).toBe(false)
  })

  it('changes the stats with the line that reports them', () => {
    const { client } = aPage({ pace: 'press' })
    const healths = new Set<number>()
    for (let turn = 0; turn < 400 && !client.scene.get().ending; turn += 1) {
      const { player } = client.scene.get().view
      playTurn(client, '1')
      expect(client.scene.get().view.player.health, 'at the echo').toBe(player.health)
      while (client.scene.get().isPrinting) {
        client.advance()
        healths.add(client.scene.get().view.player.health)
      }
    }
    expect(client.scene.get().ending?.cause).toBe('death')
    expect(healths, 'the last blow was shown before the template came back').toContain(0)
  })

  it('plays a pending input of a save with the same result as before the reload', () => {
    const page = aPage()
    say(page.client, 'start', 'Wren', 'chance')
    const before = page.saved()
    say(page.client, 'path 1')
    const after = page.saved()
    const waiting = { ...before, run: before.run && { ...before.run, pending: 'path 1' } }
    const again = aPage({ game: waiting })
    expect(again.saved().state).toEqual(after.state)
    expect(again.saved().run).toEqual({ ...after.run, at: again.saved().run?.at })
    const shown = again.client.scene.get().lines.map(({ text }) => text)
    const reloaded = again
      .reload()
      .scene.get()
      .lines.map(({ text }) => text)
    expect(reloaded.length).toBeGreaterThan(0)
    expect(reloaded, 'a save keeps the last lines only').toEqual(shown.slice(-reloaded.length))
  })

  it('plays a dare that release 0.0.32 saved to its end, as an ordinary run', () => {
    const begun = aPage()
    say(begun.client, 'start', 'Wren', 'chance')
    const document = encode(begun.saved())
    const challenge = { runId: 'a', name: 'Ada', days: 62, track: [[0, 0, 5]], ahead: 1 }
    const run = { ...document.run, seed: 'Ada’s secret', pending: 'path 1', challenge }
    const { client, saved } = aPage({ game: decode({ ...document, run }) })
    expect(saved().run).toMatchObject({ id: run.id, turn: 4, pending: null })
    for (let turn = 0; turn < 500 && !client.scene.get().ending; turn += 1) playTurn(client, '0')
    expect(client.scene.get().ending).not.toBeNull()
    expect(saved().run).toMatchObject({ id: run.id, ranked: false })
  })

  it('neither plays nor saves after it was left', () => {
    const page = aPage({ pace: 'timed' })
    say(page.client, 'start')
    page.client.leave()
    expect(page.client.scene.get().isPrinting).toBe(false)
    const { turn } = page.saved().run ?? {}
    say(page.client, 'Wren')
    expect(page.saved().run).toMatchObject({ turn, pending: null })
  })

  it('spends no turn on a refused input, and ignores a blank input', () => {
    const page = aPage()
    say(page.client, 'start', 'Wren')
    const { turn } = page.saved().run ?? {}
    const lines = page.client.scene.get().lines.length
    say(page.client, '   ')
    expect(page.client.scene.get().lines).toHaveLength(lines)
    say(page.client, 'dunno')
    expect(page.client.scene.get().lines.at(-1)?.text).toBe(
      "You can't have your cake and eat it too",
    )
    expect(page.saved().run?.turn).toBe(turn)
  })

  it('keeps the name for the next run, which has an id of its own', () => {
    const page = aPage()
    const ids = new Set<string>()
    for (let turn = 0; turn < 3000 && ids.size < 3; turn += 1) {
      playTurn(page.client, '99')
      ids.add(page.saved().run?.id ?? '')
    }
    expect(ids.size).toBe(3)
    expect(page.client.scene.get().view.player.name).toBe('Wren')
  })

  it('keeps the ledger through reloads, the end of a run and the next start', () => {
    const page = aPage()
    let { client } = page
    for (let turn = 0; turn < 500 && !client.scene.get().ending; turn += 1) {
      playTurn(client, '0')
      client = page.reload()
    }
    const { counts, run } = page.saved().ledger
    expect(Object.keys(counts).filter((key) => key.startsWith('end/'))).toHaveLength(1)
    expect(new Set<string>(run.added)).toEqual(new Set(Object.keys(counts)))
    playTurn(client, '0')
    expect(page.saved().ledger).toMatchObject({ counts, run: { added: [], turns: 1 } })
  })

  it('announces a turn without the echo of the input, and keeps the last 20 lines', () => {
    const page = aPage()
    say(page.client, 'start', 'Wren', 'chance')
    expect(page.client.scene.get().announcement).not.toMatch(/^chance$/m)
    say(page.client, 'path 1')
    for (let turn = 0; turn < 30; turn += 1) say(page.client, 'dunno')
    const { lines } = page.client.game()
    expect(lines).toHaveLength(20)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(20)
  })
})
