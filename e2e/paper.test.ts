import type { Page } from '@playwright/test'
import type { Screen } from '@fable/contract/limits'
import { expect, test, type RunningServer } from './fixtures.ts'
import { openDesk } from './operators-desk.ts'
import { openGame, SAVES, saveOf } from './playing.ts'
import { recordedRun } from './recorded-runs.ts'
import { pathOf } from './screen-paths.ts'
import { sheetsOf, type Sheet } from './sheets.ts'
import { storeFacts } from './stored-facts.ts'

/** Both themes, and with and without backgrounds, each once: all pairs would take twice as long. */
const PRINTS = [
  { colorScheme: 'dark', printBackground: true },
  { colorScheme: 'light', printBackground: false },
] as const

/** Brightness, of 255. A text is dark enough below `INK`, and what is around it bright enough above `PAPER`. */
const INK = 160
const PAPER = 240

/** The least share of a line's box that is paper. */
const FREE = 0.1

/** In pixels of a drawn sheet. */
const MARGIN = 2

/** As wide as a sheet. */
const WINDOW = { width: 794, height: 1123 }

type Box = Sheet['lines'][number]

/** A text without what may be different at the end of a line. */
const lettersOf = (text: string) => text.replaceAll(/[\s\uFFFE-]/g, '')

/** True if the words are dark on white paper. */
function isReadable({ width, height, pixels }: Sheet, { left, right, top, bottom }: Box): boolean {
  const counts = { all: 0, ink: 0, paper: 0 }
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
      const brightness = pixels[y * width + x] ?? 0
      counts.all += 1
      if (brightness < INK) counts.ink += 1
      if (brightness > PAPER) counts.paper += 1
    }
  }
  return counts.ink > 0 && counts.paper > FREE * counts.all
}

/** How much of the smaller of two boxes is below the other. */
function shareBelow(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (width <= 0 || height <= 0) return 0
  const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top)
  return (width * height) / Math.min(areaOf(one), areaOf(other))
}

/** The texts of a sheet that cannot be read, leave it, or lie on each other. */
function faultsOf(sheet: Sheet): string[] {
  // A dot has no box to look at.
  const lines = sheet.lines.filter(
    ({ text, left, right }) => /[\p{L}\p{N}]/u.test(text) && right - left > 8,
  )
  const outside = ({ left, right }: Box) => left < -MARGIN || right > sheet.width + MARGIN
  return [
    ...lines.filter((line) => !isReadable(sheet, line)).map(({ text }) => `unreadable: ${text}`),
    ...lines.filter(outside).map(({ text }) => `outside: ${text}`),
    ...lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter((other) => shareBelow(one, other) > 0.5)
        .map((other) => `${one.text} lies on ${other.text}`),
    ),
  ]
}

/** The texts that the style sheets leave on paper, each as long as to be found again. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    const texts: string[] = []
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node)
      const text = node.nodeValue ?? ''
      const isHidden =
        node.parentElement?.closest('.visually-hidden, [role="status"], textarea') ?? false
      const isShown = node.parentElement?.checkVisibility() ?? false
      if (text.length > 9 && isShown && !isHidden && range.getBoundingClientRect().width > 2)
        texts.push(text)
    }
    return texts
  })

/** Prints the page in each way, and expects these texts and all others that are shown on paper. */
async function expectOnPaper(page: Page, what: string, expected: readonly string[]): Promise<void> {
  for (const { colorScheme, printBackground } of PRINTS) {
    await page.emulateMedia({ media: 'print', colorScheme })
    const before = await textsOf(page)
    const sheets = await sheetsOf(await page.pdf({ format: 'A4', printBackground }))
    // Countdowns and texts that were loaded meanwhile are left out.
    const after = new Set(await textsOf(page))
    const texts = [...expected, ...before.filter((text) => after.has(text))]
    const how = `${what}, ${colorScheme}, ${printBackground ? 'with' : 'without'} backgrounds`
    expect(sheets.flatMap(faultsOf), how).toEqual([])
    const printed = lettersOf(sheets.map(({ text }) => text).join(''))
    const missing = texts.filter((text) => !printed.includes(lettersOf(text)))
    expect(missing, how).toEqual([])
  }
  await page.emulateMedia({ media: null })
}

const LONG_SOURCE = `https://example.com/${'averylongaddress'.repeat(9)}`

async function readRound(page: Page, { address }: RunningServer) {
  const response = await page.request.get(`${address}/api/days/today`)
  const { day, round } = (await response.json()) as {
    day: string
    round: { sentences: string[] }
  }
  return { day, sentences: round.sentences }
}

test('every screen is dark on white when it is printed, with all its texts and no overlaps', async ({
  page,
  startServer,
}) => {
  test.slow()
  await page.setViewportSize(WINDOW)
  const server = await startServer({ SAMPLE_FACTS: '1' })
  const { address } = server
  const facts = ['Tin sings.', 'Lead hums.'].map((text) => ({ text, source: LONG_SOURCE }))
  await storeFacts(page.request, address, facts)
  const data = { text: 'It only rings.', source: LONG_SOURCE }
  await page.request.post(`${address}/api/facts/1/corrections`, { data })
  const { day, sentences } = await readRound(page, server)
  const run = recordedRun('paper')
  const ids = { fact: '1', day, run: run.id }
  const verdict = page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })

  // The rest is opened below.
  const shown: Record<Exclude<Screen, 'desk' | 'game' | 'run'>, readonly string[]> = {
    facts: ['Tin sings.', 'Lead hums.', 'Fact of the day', LONG_SOURCE],
    fact: ['It only rings.', LONG_SOURCE],
    today: sentences,
    day: sentences,
    days: ['Archive'],
    leaderboard: ['Nobody is on the leaderboard yet.'],
    daily: ['Not yet walked', 'Create Account'],
    ledger: ['Met on the road'],
    shop: ['Shop Coming Soon!', 'Not for sale'],
    feedback: ['Your message', 'An idea'],
    updates: ['Fact or Fable?'],
    credits: ['Fonts and icons'],
    privacy: ['What we keep'],
    feeds: ['Fact of the day', '/feeds/all.atom'],
  }
  const rows = Object.entries(shown).map(
    ([screen, texts]) => [pathOf(screen as Screen, ids), texts] as const,
  )
  for (const [path, texts] of [...rows, ['/no/where', ['There’s no page here.']] as const]) {
    await page.goto(address + path)
    await expect(page.getByRole('main')).toContainText(texts[0] ?? path)
    await expectOnPaper(page, path, texts)
  }

  await page.goto(`${address}/today`)
  await page.getByRole('form', { name: 'Pick the fable' }).getByRole('button').first().click()
  await expect(verdict).toBeVisible()
  await expectOnPaper(page, 'a played round', ['FABLE', 'You’re the first to play today.'])

  await openDesk(page, server)
  await page.goto(`${address}/desk?list=newest`)
  await expect(page.getByRole('main')).toContainText('It only rings.')
  await expectOnPaper(page, 'the desk', ['It only rings.', LONG_SOURCE])

  await page.route(`**/api/runs/${run.id}`, (route) => route.fulfill({ json: run }))
  await page.goto(address + pathOf('run', ids))
  await expect(page.getByRole('log')).toContainText('Pay 1 Gold to See Paths??')
  await expectOnPaper(page, 'a run', ['Pay 1 Gold to See Paths??', 'MAX DAMAGE'])

  const lines = Array.from({ length: 20 }, (_, at) => `You are here, ${at}.`)
  const consoletext = lines.map((text) => ({ text, color: 'plain', waitTime: 0 }))
  const save = saveOf({ playerName: 'Wren', consoletext, ...SAVES.merchant })
  await page.evaluate((fields) => {
    localStorage.setItem('GameVariables', JSON.stringify(fields))
  }, save)
  await openGame(page, address)
  await expectOnPaper(page, 'the game', ['Wren', 'HEALTH', 'Marlowe', ...lines])
})
