// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newRun } from '@fable/engine'
import { BOSS_FROM_DAY, PATHS_PER_SET, VIEW_PRICE } from '@fable/engine/content'
import {
  fillInBrowser,
  noSync,
  renderPage,
  resetBrowser,
  stubServer,
} from '../../../testing/page.tsx'
import { makeFinishedRun, makeRun } from '../../../testing/run.ts'
import { openPopup } from '../../../ui/popups.ts'
import { recordRun } from '../../run/finished-runs.ts'
import { isRoadGivenUp } from '../../run/given-up.ts'
import { newGame, shelfFor, type SavedGame } from '../../save/saved-game.ts'
import { GameClient } from '../client/game-client.ts'
import { HelpPopup } from './help.tsx'
import PlayPopups, { OtherRun, UpdatePopup } from './play-popups.tsx'
import { SettingsPopup } from './settings.tsx'
import { PutOnShelf, TakeFromShelf } from './shelf.tsx'
import { YourRuns } from './your-runs.tsx'

const inProgress: SavedGame = {
  ...newGame(),
  state: { ...newRun({ playerName: 'Wren' }), day: 12, mode: { name: 'paychance' } },
}

beforeEach(fillInBrowser)
afterEach(resetBrowser)

describe('the update popup', () => {
  it.each(['CHECKOUT UPDATE!', 'Close'])('counts as seen after %s', (name) => {
    const onSeen = vi.fn()
    renderPage(<UpdatePopup game={inProgress} isIncomplete={false} onSeen={onSeen} />)
    fireEvent.click(screen.getByText(name))
    expect(onSeen).toHaveBeenCalledTimes(1)
  })

  it.each([
    [inProgress, false, 'Your run is where you left it, on day 12.'],
    [newGame(), false, 'No run is in progress. Your name and your ledger are as they were.'],
    [
      inProgress,
      true,
      'Parts of your save were missing. They were replaced by those of a new game.',
    ],
  ])('says what happened to the save: $2', (game, isIncomplete, words) => {
    renderPage(<UpdatePopup game={game} isIncomplete={isIncomplete} onSeen={vi.fn()} />)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('the settings', () => {
  const open = () => {
    const onClose = vi.fn()
    renderPage(<SettingsPopup game={inProgress} onImport={vi.fn()} onClose={onClose} />)
    return { onClose, chooser: screen.getByLabelText<HTMLInputElement>('Load from a file') }
  }

  it('stay open if no file is chosen', () => {
    const { onClose, chooser } = open()
    fireEvent(chooser, new Event('cancel', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('let the same file be chosen again after an error', async () => {
    const { chooser } = open()
    // As in browsers, there is no event where the chosen file stays the same.
    const set = vi.spyOn(chooser, 'value', 'set')
    fireEvent.change(chooser, { target: { files: [new File(['broken'], 'save.json')] } })
    expect(await screen.findByText(/That file contains no saved game/)).toBeTruthy()
    expect(set).toHaveBeenLastCalledWith('')
  })
})

describe('the popup “Which run?”', () => {
  it('says that the account has no run in progress, and still lets the player choose it', () => {
    const onChoose = vi.fn()
    const other = newGame()
    renderPage(<OtherRun local={inProgress} other={other} onChoose={onChoose} />)
    expect(screen.queryByText(/another run/)).toBeNull()
    expect(screen.getByText(/The account has no run in progress/)).toBeTruthy()
    for (const button of screen.getAllByText('Play this one').slice(1)) fireEvent.click(button)
    expect(onChoose).toHaveBeenCalledWith(other)
  })
})

describe('the shelf', () => {
  const run = makeRun({ ranked: true, seed: '', at: 1 })
  const onRoad: SavedGame = {
    ...inProgress,
    run: { ...run, id: 'road', road: { day: '2026-11-24' } },
    shelf: shelfFor({ ...inProgress, run }),
  }
  const unranked = { ...onRoad, run: { ...run, id: 'unranked' } }

  it('says which run is put on it, and lets the player stay or walk the road', () => {
    const onAnswer = vi.fn()
    renderPage(<PutOnShelf game={{ ...inProgress, run }} onAnswer={onAnswer} />)
    expect(screen.getByRole('dialog').textContent).toContain('day 12 with 5 HEALTH, is put away')
    fireEvent.click(screen.getByText('Back to day 12'))
    expect(onAnswer).toHaveBeenLastCalledWith(false)
    fireEvent.click(screen.getByText('Walk the daily road'))
    expect(onAnswer).toHaveBeenLastCalledWith(true)
  })

  it.each([
    ['a road that can be continued', onRoad, 'The road stays open to you'],
    ['a road that is no longer ranked', unranked, 'A road that you leave is lost.'],
  ])('says what it costs to leave %s', (_, game, words) => {
    const onBack = vi.fn()
    renderPage(<TakeFromShelf game={game} onBack={onBack} onClose={vi.fn()} />)
    expect(screen.getByRole('dialog').textContent).toContain(words)
    fireEvent.click(screen.getByText('Back to day 12'))
    expect(onBack).toHaveBeenCalledTimes(1)
  })

  it('is described as empty if no run is on it', () => {
    renderPage(<TakeFromShelf game={inProgress} onBack={vi.fn()} onClose={vi.fn()} />)
    expect(screen.getByText(/Nothing is on the shelf/)).toBeTruthy()
  })
})

describe('giving up a run', () => {
  const give = async (game: SavedGame) => {
    const calls = stubServer({ 'POST /api/runs/road/give-up': { givenUp: true } })
    const client = new GameClient({ game, save: () => true, pace: () => 'instant' })
    client.enter()
    openPopup('give-up')
    const [ignore, props] = [vi.fn(), { client, sync: noSync, news: null, other: null }]
    renderPage(
      <PlayPopups
        {...props}
        isAsking={false}
        onAnswer={ignore}
        onReplace={ignore}
        onNewsSeen={ignore}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Give up this run' }))
    await expect.poll(() => client.game().run).toBe(null)
    return calls.filter((call) => call.startsWith('POST'))
  }
  const run = makeRun({
    id: 'road',
    ranked: true,
    road: { day: '2026-11-24' },
    seed: '',
    at: 1,
  })

  it('reports a ranked run to the server and remembers its road', async () => {
    expect(await give({ ...inProgress, run })).toEqual(['POST /api/runs/road/give-up'])
    expect(isRoadGivenUp('2026-11-24')).toBe(true)
  })

  it('sends nothing for an unranked run', async () => {
    expect(await give({ ...inProgress, run: { ...run, ranked: false } })).toEqual([])
  })
})

describe('a popup that is higher than the window', () => {
  it('opens at its top, with the focus on its title', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    renderPage(<HelpPopup onClose={vi.fn()} />)
    expect(document.activeElement?.textContent).toBe('How it works')
    expect(document.activeElement?.parentElement?.scrollTop).toBe(0)
    vi.restoreAllMocks()
  })
})

describe("the list of the player's runs", () => {
  it('says which runs were not ranked', () => {
    recordRun(makeFinishedRun({ daysSurvived: 7, endedAt: 1 }))
    recordRun(makeFinishedRun({ daysSurvived: 12, endedAt: 2, rankedId: 'r' }))
    renderPage(<YourRuns onClose={vi.fn()} />)
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.map((row) => row.includes('not ranked'))).toEqual([false, true])
  })
})

describe('the help', () => {
  it('states the rules with the numbers of the game', () => {
    renderPage(<HelpPopup onClose={vi.fn()} />)
    const { textContent } = screen.getByRole('dialog', { name: 'How it works' })
    expect(textContent).toContain(`${PATHS_PER_SET} paths. For ${VIEW_PRICE} gold you can see`)
    expect(textContent).toContain(`Bosses come from day ${BOSS_FROM_DAY}.`)
    expect(textContent).toContain('A foe that falls to your first full blow drops')
  })

  it('lists the keys of the buttons', () => {
    renderPage(<HelpPopup onClose={vi.fn()} />)
    const keys = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(keys.join('; ')).toBe(
      '1 2 3 4; 1 2 3; 0, N; P, C; Y, N; F; R; 0-9; S; /; ↑ ↓; Space, Enter; ?',
    )
  })
})
