import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decode } from '../../game/save/decode.ts'
import { encode } from '../../game/save/encode.ts'
import { newGame, type SavedGame } from '../../game/save/saved-game.ts'
import type { Settings } from '../../game/preferences.ts'
import { Session } from './game-client.ts'

type Page = { pace?: Settings['pace']; game?: SavedGame }

/** A page with its storage: `reload` throws the session away and reads what was written. */
function aPage({ pace = 'instant', game = newGame() }: Page = {}) {
  let stored = JSON.stringify(encode(game))
  const open = (from: SavedGame) => {
    const session = new Session({
      game: from,
      save: (kept) => {
        stored = JSON.stringify(encode(kept))
        return true
      },
      pace: () => pace,
    })
    session.enter()
    return session
  }
  return {
    session: open(game),
    saved: () => decode(JSON.parse(stored)),
    reload: () => open(decode(JSON.parse(stored))),
  }
}

const say = (session: Session, ...answers: string[]) => {
  for (const answer of answers) session.answer(answer)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a session', () => {
  it('goes from Start over the name to the first crossroads', () => {
    const { session } = aPage()
    say(session, 'start')
    expect(session.scene().view.controls).toBe('playerInput')
    say(session, 'Wren')
    expect(session.scene().view).toMatchObject({ controls: 'paychance', player: { name: 'Wren' } })
    expect(session.scene().lines.at(-1)?.text).toBe('Pay 1 Gold to See Paths??')
  })

  it('prints line by line and lets the controls wait until the last', () => {
    const { session } = aPage({ pace: 'timed' })
    say(session, 'start')
    expect(session.scene().isPrinting).toBe(true)
    const first = session.scene().lines.length
    vi.advanceTimersByTime(60_000)
    expect(session.scene().isPrinting).toBe(false)
    expect(session.scene().lines.length).toBeGreaterThan(first)
  })

  it('brings the rest when it is answered in the middle of printing, and plays nothing', () => {
    const { session, saved } = aPage({ pace: 'timed' })
    say(session, 'start', 'Wren')
    expect(session.scene().isPrinting).toBe(false)
    expect(saved().state.mode.name).toBe('playerInput')
  })

  it('waits for a press after each line when the player paces it so', () => {
    const { session } = aPage({ pace: 'press' })
    say(session, 'start')
    const first = session.scene().lines.length
    vi.advanceTimersByTime(60_000)
    expect(session.scene().lines).toHaveLength(first)
    session.advance()
    expect(session.scene().lines.length).toBeGreaterThan(first)
    for (let press = 0; press < 30; press += 1) session.advance()
    expect(session.scene().isPrinting).toBe(false)
  })

  it('moves the stats with the line that tells of them, not before', () => {
    const { session } = aPage({ pace: 'press' })
    const healths = new Set<number>()
    for (let turn = 0; turn < 400 && !session.scene().ending; turn += 1) {
      const { controls, player } = session.scene().view
      const answers = { start: 'start', playerInput: 'Wren', attack: '1', yesno: 'no' } as const
      const other = { paychance: 'chance', paths: 'path 1', merchant: 'none' } as const
      say(session, { ...answers, ...other }[controls])
      expect(session.scene().view.player.health, 'at the echo').toBe(player.health)
      while (session.scene().isPrinting) {
        session.advance()
        healths.add(session.scene().view.player.health)
      }
    }
    expect(session.scene().ending?.cause).toBe('death')
    expect(healths, 'the last blow was shown before the template came back').toContain(0)
  })

  it('resumes after a reload in the middle of printing, with the whole turn in the console', () => {
    const page = aPage({ pace: 'timed' })
    say(page.session, 'start')
    const again = page.reload()
    expect(again.scene().isPrinting).toBe(false)
    expect(again.scene().view.controls).toBe('playerInput')
    page.session.finish()
    expect(again.scene().lines.map(({ text }) => text)).toEqual(
      page.session.scene().lines.map(({ text }) => text),
    )
  })

  it('plays an answer that was saved and not yet played, once, as it would have gone', () => {
    const page = aPage()
    say(page.session, 'start', 'Wren', 'chance')
    const before = page.saved()
    say(page.session, 'path 1')
    const after = page.saved()
    const waiting = { ...before, run: before.run && { ...before.run, pending: 'path 1' } }
    const again = aPage({ game: waiting })
    expect(again.saved().state).toEqual(after.state)
    expect(again.saved().run).toEqual({ ...after.run, at: again.saved().run?.at })
    expect(again.reload().scene().lines).toHaveLength(again.session.scene().lines.length)
  })

  it('plays and saves nothing any more once it was left', () => {
    const page = aPage({ pace: 'timed' })
    say(page.session, 'start')
    page.session.leave()
    expect(page.session.scene().isPrinting).toBe(false)
    const { turn } = page.saved().run ?? {}
    say(page.session, 'Wren')
    expect(page.saved().run).toMatchObject({ turn, pending: null })
  })

  it('spends no turn on a refused answer, and does nothing at all on an empty one', () => {
    const page = aPage()
    say(page.session, 'start', 'Wren')
    const { turn } = page.saved().run ?? {}
    const lines = page.session.scene().lines.length
    say(page.session, '   ')
    expect(page.session.scene().lines).toHaveLength(lines)
    say(page.session, 'dunno')
    expect(page.session.scene().lines.at(-1)?.text).toBe("You can't have your cake and eat it too")
    expect(page.saved().run?.turn).toBe(turn)
  })

  it('keeps the name for the next run, which has an id of its own', () => {
    const page = aPage()
    const ids = new Set<string>()
    for (let turn = 0; turn < 3000 && ids.size < 3; turn += 1) {
      const { controls } = page.session.scene().view
      const answers = { start: 'start', playerInput: 'Wren', attack: '99', yesno: 'no' } as const
      const other = { paychance: 'chance', paths: 'path 1', merchant: 'none' } as const
      say(page.session, { ...answers, ...other }[controls])
      ids.add(page.saved().run?.id ?? '')
    }
    expect(ids.size).toBe(3)
    expect(page.session.scene().view.player.name).toBe('Wren')
  })

  it('tells one announcement a turn, without the echo, and keeps keys and 20 lines', () => {
    const page = aPage()
    say(page.session, 'start', 'Wren', 'chance')
    expect(page.session.scene().announcement).not.toMatch(/^chance$/m)
    say(page.session, 'path 1')
    for (let turn = 0; turn < 30; turn += 1) say(page.session, 'dunno')
    const { lines } = page.session.scene()
    expect(lines).toHaveLength(20)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(20)
  })
})
