// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Action, Case, Day, Desk, FactWithRelated, LeaderboardEntry } from '@fable/contract'
import { POSTING, runPath, SCREEN_PATHS } from '@fable/contract/limits'
import { newRun } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import { makeCorrection, makeFact } from '../testing/fact.ts'
import { fillInBrowser, resetBrowser, stubServer } from '../testing/page.tsx'
import { FOUND_ROUND } from '../testing/round.ts'
import { makeFinishedRun, makeTranscript } from '../testing/run.ts'
import { staleTexts, translatePage } from '../testing/translator.ts'
import { loadRoot } from './app.tsx'
import type { ScreenName } from './screens.ts'

const TODAY = '2026-11-24'
const NOW = `${TODAY}T12:00:00.000Z`
/** A fact and a correction whose votes no other test counts. */
const FACT: FactWithRelated = {
  ...makeFact({ id: 6107, votesFalse: 3 }),
  corrections: [makeCorrection({ id: 6108 })],
  related: [],
  rounds: [],
}

const DAY: Day = {
  day: TODAY,
  now: NOW,
  endsAt: '2026-11-25T00:00:00.000Z',
  ofTheDay: FACT,
  previous: '2026-11-23',
  round: { state: 'open', sentences: ['One', 'Two', 'Three'] },
}

const PLAYED: Day = { ...DAY, round: FOUND_ROUND }

const entry = (rank: number): LeaderboardEntry => ({
  id: `run ${rank}`,
  rank,
  playerName: `Player ${rank}`,
  daysSurvived: 90,
  strength: 40,
  seconds: 5_460,
})

const { record, ending } = playRun(BOTS['random dice stops'], 'watch', {
  start: newRun({ playerName: 'Wren' }),
})
const RUN = makeTranscript({
  daysSurvived: ending.daysSurvived,
  turns: record.map(({ input, seed }) => ({ input, seed })),
  rank: 7,
})

const COUNTS = { reported: 1, held: 0, hidden: 0, letters: 1 }
const DESK: Desk = {
  name: 'Mara',
  until: NOW,
  counts: COUNTS,
  posting: { posting: POSTING[0], words: [], holdsHarmful: true, bySetting: POSTING[0] },
  figures: {
    facts: 1,
    corrections: 1,
    runs: 1,
    accounts: 1,
    votes: 1,
    players: { today: 2, yesterday: 2, returned: 1 },
    daysLeft: 9,
    freeBytes: 5e9,
    databaseBytes: 1e6,
    lastBackupAt: null,
  },
}

const CASE: Case = {
  ...makeFact(),
  kind: 'fact',
  hiddenAt: null,
  isHeld: false,
  isVouched: false,
  votes: 3,
  on: null,
  reports: { open: 1, reasons: [{ reason: 'spam', count: 1 }], notes: ['Again.'], last: NOW },
  sender: { name: 'kestrel-41', posts: 2, shown: 2, since: NOW, isRefused: false },
  action: null,
}

const action = (more: Partial<Action>): Action => ({
  id: 1,
  kind: 'hide',
  who: 'Mara',
  at: NOW,
  why: '',
  count: 1,
  what: CASE.text,
  canUndo: true,
  undoneBy: null,
  ...more,
})

const SERVER = {
  'GET /api/auth/get-session': null,
  'GET /api/settings': {
    communityChatUrl: null,
    imprint: 'Mara',
    privacy: null,
    passwordReset: true,
  },
  'GET /api/facts': [FACT],
  'GET /api/facts/6107': FACT,
  'POST /api/facts/6107/votes': { ...FACT, votesFalse: 4 },
  'GET /api/days/today': DAY,
  [`GET /api/days/${TODAY}`]: PLAYED,
  [`POST /api/days/${TODAY}/choice`]: PLAYED,
  'GET /api/days': {
    month: '2026-11',
    today: TODAY,
    days: [{ day: '2026-11-23', ofTheDay: FACT, round: true, fable: 'A fable.' }],
    previous: '2026-10',
  },
  'GET /api/runs/unknown': RUN,
  'GET /api/leaderboard': [1, 2, 3].map(entry),
  'GET /api/leaderboard/around': { id: 'run 9', entries: [8, 9].map(entry) },
  'GET /api/daily': {
    now: NOW,
    today: { day: TODAY, closesAt: DAY.endsAt, commitment: 'h' },
    yesterday: { day: '2026-11-23', commitment: 'h', secret: 's' },
    you: null,
  },
  [`GET /api/daily/${TODAY}`]: {
    day: TODAY,
    commitment: 'h',
    walked: 1,
    ends: [],
    entries: [entry(1)],
  },
  'GET /api/daily/2026-11-23': {
    day: '2026-11-23',
    commitment: 'h',
    walked: 0,
    ends: [],
    entries: [],
  },
  'GET /api/updates': [
    {
      UpdateId: 1,
      UpdateName: 'Potatoes',
      UpdateNum: '0.0.32',
      UpdateDescription: 'More of them.',
      UpdateList: ['One.'],
      UpdateDate: TODAY,
      UpdateImage: null,
    },
  ],
  'POST /api/feedback': { received: true },
  'GET /api/desk': DESK,
  'GET /api/desk/cases': { cases: [CASE], next: null },
  'GET /api/desk/actions': { actions: [action({})] },
  'POST /api/desk/actions': action({}),
  'POST /api/desk/actions/1/undo': action({ id: 2, kind: 'restore' }),
  'GET /api/desk/letters': {
    letters: [{ id: 1, kind: 'idea', message: 'More birds.', email: null, sentAt: NOW }],
  },
}

/** Presses on each screen, in their order: the names of buttons and links. */
const PRESSES: Readonly<Record<ScreenName, readonly (string | RegExp)[]>> = {
  facts: ['New', 'Share a fact', /^Post/],
  fact: [/^False/, 'Send', 'Report', 'Send'],
  today: [/One/, 'Archive'],
  days: [],
  day: [],
  game: ['Start', 'Menu', 'Your runs', 'Menu', 'Settings and save', 'Menu', 'Create Account'],
  run: ['Next turn', 'Play', /^how/],
  leaderboard: ['This week', 'All time'],
  daily: ['Yesterday'],
  ledger: [/^Things/, /^Stories/, /^Foes/],
  shop: [/^Marlowe/],
  feedback: ['Send'],
  updates: [],
  credits: [],
  privacy: [],
  feeds: [],
  desk: [/^Hide/, 'Undo', 'Newest', /^Letters/, /^Figures/],
  'not-found': [],
}

function pathOf(screenName: ScreenName): string {
  if (screenName === 'not-found') return '/nowhere'
  if (screenName === 'run') return runPath('unknown')
  return SCREEN_PATHS[screenName].replace(':id', screenName === 'fact' ? '6107' : TODAY)
}

/** The last button or link with this name. */
const findControl = (name: string | RegExp) =>
  [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })].at(-1)

async function stands() {
  await expect.poll(staleTexts).toEqual([])
  expect(document.body.textContent).not.toMatch(/This (page|part) (broke|didn’t load)/)
}

let endTranslation: (() => void) | undefined

beforeEach(() => {
  fillInBrowser()
  stubServer(SERVER)
  localStorage.setItem('FinishedRuns', JSON.stringify([makeFinishedRun({ rankedId: 'run 9' })]))
})
afterEach(() => {
  endTranslation?.()
  resetBrowser()
})

it.each(Object.entries(PRESSES) as [ScreenName, readonly (string | RegExp)[]][])(
  'the translated screen “%s” keeps showing what React renders',
  async (name, presses) => {
    history.replaceState(null, '', pathOf(name))
    render(await loadRoot(location.pathname, { origin: location.origin, now: 0 }))
    endTranslation = translatePage()
    await screen.findAllByRole('heading')
    await stands()
    for (const pressed of presses) {
      const control = await vi.waitUntil(() => findControl(pressed), { timeout: 20_000 })
      fireEvent.click(control)
      await stands()
    }
  },
)
