import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@fable/contract'
import { EMPTY_LEDGER, type Ledger } from '../game/ledger/ledger.ts'
import { finishedRuns, recordRun, RUNS_KEY } from '../game/run/finished-runs.ts'
import { decode } from '../game/save/decode.ts'
import { encode } from '../game/save/encode.ts'
import { newGame, type SavedGame } from '../game/save/saved-game.ts'
import { newsIn, save } from '../game/save/store.ts'
import { makeFinishedRun, makeRun } from '../testing/run.ts'
import { ofAccount, SYNC_MEMORY_KEY, writeMemory, readMemory } from './sync-situation.ts'
import { AccountSync } from './sync.ts'

const wren: User = { id: 'user-wren', username: 'Wren', email: 'wren@example.com', createdAt: '' }

/** A game in progress; each turn of each run is another document. */
function playedTo(turn: number, id = 'here'): SavedGame {
  const game = newGame()
  const run = makeRun({
    id,
    turn,
    at: 1000 + turn,
  })
  const state = { ...game.state, day: turn, mode: { name: 'paychance' as const } }
  return ofAccount({ ...game, state, run }, wren)
}

const HERE: Ledger = { ...EMPTY_LEDGER, counts: { 'met/gerald': 4, 'good/big-rock': 1 } }
const THERE: Ledger = { ...EMPTY_LEDGER, counts: { 'met/gerald': 2, 'end/field': 3 } }
const BOTH = { 'met/gerald': 4, 'good/big-rock': 1, 'end/field': 3 }

/** The server's side: the account's document with its revision. */
function anAccount() {
  let document: object | null = null
  let revision = 0
  let isSignedIn = true
  let network: 'fine' | 'down' | 'loses replies' | 'silent' = 'fine'
  const put = (headers: Headers, GameVariables: object) => {
    const expected = headers.get('if-match') ?? '"0"'
    if (expected !== `"${revision}"`) {
      const problem = { status: 412, code: 'game_changed', title: 'x', revision }
      return Response.json({ ...problem, GameVariables: document }, { status: 412 })
    }
    document = { ...document, ...GameVariables }
    revision += 1
    return Response.json({ revision })
  }
  const answer = (method: string, headers: Headers, body: unknown) => {
    if (!isSignedIn) return Response.json({ code: 'not_signed_in' }, { status: 401 })
    if (method === 'PUT') return put(headers, (body as { GameVariables: object }).GameVariables)
    if (!document) return Response.json(null)
    return Response.json({ revision, GameVariables: document })
  }
  const requests: string[] = []
  vi.stubGlobal('fetch', (_: string, { method = 'GET', headers, body }: RequestInit) => {
    requests.push(method)
    if (network === 'silent') return new Promise(() => undefined)
    if (network === 'down') return Promise.reject(new TypeError('no network'))
    const response = answer(method, new Headers(headers), JSON.parse((body ?? 'null') as string))
    return network === 'fine'
      ? Promise.resolve(response)
      : Promise.reject(new TypeError('the reply was lost'))
  })
  return {
    requests,
    /** The turn that the account holds; undefined without a document. */
    turn: () => (document ? decode(document).run?.turn : undefined),
    /** Another device saves. */
    saveElsewhere: (game: object) => {
      document = game
      revision += 1
    },
    setNetwork: (state: typeof network) => {
      network = state
    },
    ledger: () => (document ? decode(document).ledger : undefined),
    endSession: () => {
      isSignedIn = false
    },
  }
}

/** A page of the game: its save, its replacement, and the news that it is signed out. */
function aPage(game: SavedGame) {
  const sync = new AccountSync()
  const page = { sync, game, adopted: null as SavedGame | null, isSignedOut: false, isLeft: false }
  let detach: () => void = () => undefined
  const begin = async () => {
    sync.signIn(wren, () => {
      page.isSignedOut = true
    })
    detach = sync.attach({
      read: () => page.game,
      replace: (other) => {
        page.adopted = other
      },
      leave: () => {
        page.isLeft = true
      },
    })
    await wait(0)
  }
  const leave = () => detach()
  const play = (turn: number) => {
    page.game = playedTo(turn)
    sync.push(page.game)
  }
  return Object.assign(page, { begin, play, leave })
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that has played three turns, all of them saved. */
async function aSavedPage() {
  const account = anAccount()
  const page = aPage(playedTo(3))
  await page.begin()
  await wait(1_000)
  expect(account.turn()).toBe(3)
  expect(page.sync.state.get().status).toBe('synced')
  return { account, page }
}

describe('the save of the account', () => {
  it('is updated once for a burst of turns, with the status “saving” until then', async () => {
    const { account, page } = await aSavedPage()
    const before = account.requests.length
    for (const turn of [4, 5, 6]) page.play(turn)
    expect(page.sync.state.get().status).toBe('saving')
    await wait(1_000)
    expect(account.requests.length - before).toBe(1)
    expect(account.turn()).toBe(6)
    expect(page.sync.state.get().status).toBe('synced')
  })

  it('is updated with turns played offline when the network returns', async () => {
    const { account, page } = await aSavedPage()
    account.setNetwork('down')
    page.play(4)
    await page.sync.settle()
    expect(readMemory(wren.id)?.isDirty).toBe(true)
    await wait(20_000)
    expect(page.sync.state.get().status).toBe('retrying')
    account.setNetwork('fine')
    page.sync.flush()
    await wait(0)
    expect(account.turn()).toBe(4)
    expect(readMemory(wren.id)?.isDirty).toBe(false)
    expect(page.sync.state.get().status).toBe('synced')
  })

  it('causes no conflict if only the response to an update was lost', async () => {
    const { account, page } = await aSavedPage()
    account.setNetwork('loses replies')
    page.play(4)
    await wait(1_000)
    page.play(5)
    account.setNetwork('fine')
    await wait(10_000)
    expect(page.sync.state.get()).toEqual({ status: 'synced', other: null })
    expect(account.turn()).toBe(5)
  })

  it('causes no conflict after a reload if the response to an update was lost', async () => {
    const { account, page } = await aSavedPage()
    account.setNetwork('loses replies')
    page.play(4)
    page.leave()
    await wait(0)
    account.setNetwork('fine')
    const next = aPage(playedTo(4))
    await next.begin()
    await wait(1_000)
    expect(next.sync.state.get()).toEqual({ status: 'synced', other: null })
    expect(next.adopted).toBeNull()
  })

  it('is not overwritten by a stale device until the player chooses the run of that device', async () => {
    const { account, page } = await aSavedPage()
    account.saveElsewhere(encode(playedTo(9, 'there')))
    page.play(4)
    await wait(1_000)
    expect(page.sync.state.get().other?.run?.turn).toBe(9)
    page.play(5)
    await wait(20_000)
    expect(account.turn()).toBe(9)

    page.sync.choose(page.game)
    expect(page.adopted?.run?.turn).toBe(5)
    const next = aPage(playedTo(5))
    page.leave()
    await next.begin()
    await wait(1_000)
    expect(account.turn()).toBe(5)
  })

  it('is no longer updated after the session was ended elsewhere, and the page remembers that turns are unsent', async () => {
    const { account, page } = await aSavedPage()
    account.endSession()
    page.play(4)
    await wait(1_000)
    expect(page.isSignedOut).toBe(true)
    expect(page.sync.state.get().status).toBe('off')
    expect(readMemory(wren.id)).toMatchObject({ userID: wren.id, isDirty: true })
  })

  it('is sent after a sign-up without being fetched first', async () => {
    const { requests, turn } = anAccount()
    writeMemory({ userID: wren.id, revision: 0, isDirty: true, sent: [] })
    const nobodys = { ...playedTo(3), account: { userID: '', userName: '', currency: 0 } }
    const page = aPage(nobodys)
    await page.begin()
    expect(page.adopted).toMatchObject({ account: { userID: wren.id }, run: { turn: 3 } })
    page.leave()
    await aPage(playedTo(3)).begin()
    await wait(1_000)
    expect(requests).toEqual(['PUT'])
    expect(turn()).toBe(3)
  })

  it('leaves the record of the next account unchanged when a response arrives late', async () => {
    const { page } = await aSavedPage()
    page.play(4)
    page.leave()
    const next = { userID: 'somebody else', revision: 0, isDirty: false, sent: [] }
    writeMemory(next)
    await wait(1_000)
    expect(readMemory('somebody else')).toEqual(next)
  })

  it('is sent again after a request without a response, for which leaving waits at most five seconds', async () => {
    const { account, page } = await aSavedPage()
    account.setNetwork('silent')
    page.play(4)
    const settled = vi.fn()
    void page.sync.settle().then(settled)
    await wait(5_000)
    expect(settled).toHaveBeenCalled()
    expect(readMemory(wren.id)?.isDirty).toBe(true)
    await wait(7_000)
    expect(page.sync.state.get().status).toBe('retrying')
    page.play(5)
    account.setNetwork('fine')
    await wait(30_000)
    expect(account.turn()).toBe(5)
    expect(page.sync.state.get().status).toBe('synced')
  })

  it('is neither updated nor remembered after "Sign Out anyway"', async () => {
    const { account, page } = await aSavedPage()
    account.setNetwork('down')
    page.play(4)
    await wait(1_000)
    page.sync.leave()
    expect(page.isLeft).toBe(true)
    localStorage.removeItem('AccountDocument')
    page.sync.signIn(null, () => undefined)
    page.leave()
    account.setNetwork('fine')
    await wait(120_000)
    expect(localStorage.getItem('AccountDocument')).toBeNull()
    expect(account.turn()).toBe(3)
  })

  it('gets the entries of this browser’s ledger in addition to its own', async () => {
    const account = anAccount()
    account.saveElsewhere(encode({ ...playedTo(9, 'there'), ledger: THERE }))
    const page = aPage({ ...newGame(), ledger: HERE })
    await page.begin()
    expect(page.adopted).toMatchObject({ run: { turn: 9 }, ledger: { counts: BOTH } })
    expect(readMemory(wren.id)?.isDirty).toBe(true)
    page.leave()
    await aPage(page.adopted ?? newGame()).begin()
    await wait(1_000)
    expect(account.ledger()).toMatchObject({ counts: BOTH })
  })

  it('keeps the entries of both ledgers, whichever run the player chooses', async () => {
    for (const choosesOther of [true, false]) {
      const { account, page } = await aSavedPage()
      account.saveElsewhere(encode({ ...playedTo(9, 'there'), ledger: THERE }))
      page.game = { ...playedTo(4), ledger: HERE }
      page.sync.push(page.game)
      await wait(1_000)
      const { other } = page.sync.state.get()
      page.sync.choose(choosesOther && other ? other : page.game)
      expect(page.adopted).toMatchObject({ run: { turn: choosesOther ? 9 : 4 } })
      expect(page.adopted?.ledger.counts).toEqual(BOTH)
      expect(readMemory(wren.id)?.isDirty).toBe(true)
      page.leave()
      localStorage.removeItem(SYNC_MEMORY_KEY)
    }
  })

  it('keeps its run on the shelf when the player chooses the local run, and does not replace a local shelf without asking', async () => {
    const { run, state, lines, ledger } = playedTo(7, 'shelved')
    if (!run) throw new Error('No run.')
    const shelf = { run, state, lines, ledgerRun: ledger.run }
    const { account, page } = await aSavedPage()
    account.saveElsewhere(encode({ ...playedTo(9, 'there'), shelf }))
    page.game = playedTo(4)
    page.sync.push(page.game)
    await wait(1_000)
    page.sync.choose(page.game)
    expect(page.adopted).toMatchObject({ run: { turn: 4 }, shelf: { run: { id: 'shelved' } } })
    page.leave()
    localStorage.removeItem(SYNC_MEMORY_KEY)
    // A game without an owner has a run to lose even if its road has ended: the one on the shelf.
    const nobody = { userID: '', userName: '', currency: 0 }
    const rested = aPage({ ...newGame(), account: nobody, run: { ...run, id: 'road' }, shelf })
    await rested.begin()
    expect(rested.sync.state.get().status).toBe('conflict')
  })

  it('restores the finished runs of the account, each once', async () => {
    const account = anAccount()
    const page = aPage(playedTo(3))
    save(page.game)
    recordRun(makeFinishedRun({ daysSurvived: 36, rankedId: 'r', endedAt: 7 }))
    await page.begin()
    page.play(4)
    await wait(1_000)
    page.leave()
    localStorage.removeItem(RUNS_KEY)
    localStorage.removeItem(SYNC_MEMORY_KEY)
    expect(finishedRuns()).toEqual([])
    for (const again of [aPage(playedTo(4)), aPage(playedTo(4))]) {
      await again.begin()
      again.leave()
    }
    expect(finishedRuns()).toMatchObject([{ rankedId: 'r', daysSurvived: 36, owner: wren.id }])
    expect(account.turn()).toBe(4)
  })

  it('does not get the ledger of another account', async () => {
    const account = anAccount()
    account.saveElsewhere(encode({ ...playedTo(9, 'there'), ledger: THERE }))
    const somebody = { userID: 'somebody else', userName: 'Else', currency: 0 }
    const page = aPage({ ...playedTo(4), account: somebody, ledger: HERE })
    await page.begin()
    expect(page.adopted?.ledger.counts).toEqual(THERE.counts)
  })

  it('is reported as older if it replaces the local save and lacks fields', async () => {
    const account = anAccount()
    account.saveElsewhere({ ...encode(playedTo(9)), paths: undefined })
    const page = aPage(newGame())
    await page.begin()
    if (!page.adopted) throw new Error('Nothing was adopted.')
    expect(newsIn(encode(page.adopted))).toBe('older')
    expect(page.adopted.run?.turn).toBe(9)
  })
})
