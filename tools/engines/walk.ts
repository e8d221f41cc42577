import { SCREEN_PATHS, screenRow, SCREENS } from '@fable/contract/limits'
import { INPUTS, SAVES, saveOf, UNRANKED_RUN } from '../../e2e/playing.ts'
import type { Visitor } from './visitor.ts'

const TEXT = 'The Internet was invented at CERN.'
const SOURCE = 'https://example.com/why'
const PASSWORD = 'a long enough password'
const VERDICT = /^(Spotted|It got you)\.$/

/** A run that is played badly has fewer turns. */
const TURNS_MAX = 200

const BADLY: Readonly<Record<string, string>> = { ...INPUTS, attack: '0', yesno: 'no' }

/** '' unless the game waits for an input. */
const MODE = `(() => {
  const submit = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Submit')
  if (submit?.ariaDisabled !== 'false') return ''
  return document.querySelector('[data-mode]')?.dataset.mode ?? 'playerInput'
})()`

/** The worker has the files of the page, and the board its facts. */
const IS_KEPT = `navigator.serviceWorker.controller?.state === 'activated' &&
  (await (await caches.open('facts')).keys()).some(({ url }) => url.includes('/kept-list'))`

export type Walk = Visitor & {
  readonly cut: () => void
  readonly mend: () => Promise<void>
}

type Step = (walk: Walk) => Promise<void>

const board: Step = async ({ open, find, picture }) => {
  await open('/')
  await find('button', /^Mind-blowing/)
  await picture('board')
}

const search: Step = async ({ open, type, key, until, see, picture }) => {
  await open('/')
  await type('/')
  await until('the search', `document.activeElement.type === 'search'`)
  await type('moon')
  await key('Enter')
  await until(
    'facts that are found',
    `location.search === '?q=moon' && document.querySelector('mark')`,
  )
  await see('Show all facts')
  await picture('search')
  await key('Escape')
  await until('the whole board', `location.search === ''`)
}

const vote: Step = async ({ open, press, find, reload, picture }) => {
  await open('/facts/1')
  await picture('fact')
  await press('button', /^Mind-blowing/)
  await find('button', /^Mind-blowing: \d+, your vote$/)
  await reload()
  await find('button', /^Mind-blowing: \d+, your vote$/)
}

const share: Step = async ({ open, press, fill, until, see, evaluate, type, reload, find }) => {
  await open('/')
  await press('button', 'Share a fact')
  await press('button', 'Post')
  await until('what is wrong', `document.querySelector('textarea[aria-invalid="true"]')`)
  await fill('A fact worth sharing', TEXT)
  await reload()
  await see('You have an unfinished fact.')
  await press('button', 'Keep writing')
  await fill('Source', SOURCE)
  await evaluate(`document.querySelector('select[name="category"]').focus()`)
  await type('technology')
  await press('button', 'Post')
  await find('link', TEXT)
}

const correct: Step = async ({ press, fill, see, find, until, picture }) => {
  await press('link', TEXT)
  await until('the page of the fact', `location.pathname.startsWith('/facts/')`)
  await press('button', /^False/)
  await see('[DISPUTED]')
  await press('link', 'Add a correction')
  await fill('The correction', 'The Web was. The Internet is older.')
  await fill('Source', 'home.cern/science')
  await press('button', 'Send')
  await see('Thanks. Your correction is below the fact.')
  await press('button', 'Helpful')
  await find('button', 'Helpful: 1, your vote')
  await picture('disputed-fact')
}

const round: Step = async ({ open, type, find, reload, press, picture }) => {
  await open('/today')
  await picture('today')
  await type('2')
  await find('heading', VERDICT)
  await picture('today-picked')
  await reload()
  await find('heading', VERDICT)
  await press('link', 'Archive')
  await find('heading', 'Archive')
  await picture('days')
}

const fight: Step = async ({ open, evaluate, find, press, until, picture }) => {
  await open('/Privacy')
  const save = saveOf({
    playerName: 'Wren',
    consoletext: [{ text: 'You are here.', color: 'plain', waitTime: 0 }],
    run: UNRANKED_RUN,
    ...SAVES.attack,
  })
  await evaluate(`localStorage.setItem('GameVariables', ${JSON.stringify(JSON.stringify(save))})`)
  await open('/TextBasedGame')
  await find('button', /^Full blow/)
  await picture('fight')
  const lines = `document.querySelectorAll('[role="log"] [data-tone]').length`
  const before = Number(await evaluate(lines))
  await press('button', /^Full blow/)
  await until('the blow', `${lines} > ${before}`)
  await open('/Privacy')
  await evaluate(`localStorage.removeItem('GameVariables')`)
}

const run: Step = async (walk) => {
  const { open, press, fill, key, until, evaluate, reload, find, picture } = walk
  const modeNow = async () => {
    await until('the next turn', MODE)
    return String(await evaluate(MODE))
  }

  await open('/TextBasedGame')
  await find('button', 'Start')
  await picture('game')
  await press('button', 'Start')
  await until('the question for the name', `${MODE} === 'playerInput'`)
  let hasReloaded = false

  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const mode = await modeNow()
    if (mode === 'start') break
    if (mode === 'paths' && !hasReloaded) {
      await reload()
      await until('the run as it was', `${MODE} === 'paths'`)
      hasReloaded = true
    }
    await fill('Your answer', BADLY[mode] ?? '')
    await key('Enter')
  }

  await press('button', 'See how it went')
  await find('region', 'Last page')
  await picture('last-page')
}

const account: Step = async ({ press, fill, see, until, key }) => {
  const closed = () => until('the closed popup', `document.querySelector('dialog[open]') === null`)
  await press('button', 'Menu')
  await press('button', 'Create Account')
  await fill('USERNAME', 'Wren1')
  await fill('EMAIL', 'wren1@example.com')
  await fill('PASSWORD', PASSWORD)
  await press('button', 'Create Account')
  await see('your run is saved to your account')
  await press('button', 'Close')
  await see('Saved')
  await press('button', 'Menu')
  await press('button', 'Sign Out')
  await closed()

  for (const password of ['not the password', PASSWORD]) {
    await press('button', 'Menu')
    await press('button', 'Login')
    await fill('EMAIL', 'wren1@example.com')
    await fill('PASSWORD', password)
    await press('button', 'Login')
    if (password === PASSWORD) break
    await until('the refusal', `document.querySelector('dialog [role="alert"]')?.textContent`)
    await key('Escape')
    await closed()
  }

  await closed()
  await see('Wren1')
}

const ledger: Step = async ({ open, press, until, see, picture }) => {
  await open('/TextBasedGame/ledger')
  await see('written down')
  await picture('ledger')
  await press('link', /^Things/)
  await until('the things', `location.hash === '#things'`)
}

const watch: Step = async ({ open, press, find, key, see, picture }) => {
  await open('/TextBasedGame/leaderboard')
  await find('link', /Days \d+/)
  await picture('leaderboard')
  await press('link', /Days \d+/)
  await find('button', 'Play')
  await key('ArrowRight')
  await see('Turn 2 of')
  await picture('watch')
}

const ONLY = SCREENS.filter(
  (screen) => !SCREEN_PATHS[screen].includes(':') && !screenRow(screen).isSecret,
)

const screens: Step = async ({ open, until, picture }) => {
  const paths = ONLY.map((screen) => [screen, SCREEN_PATHS[screen]] as const)
  for (const [name, path] of [...paths, ['not-found', '/nowhere'] as const]) {
    await open(path)
    await until(
      path,
      `document.querySelector('h1') && !document.body.innerText.includes('Loading')`,
    )
    await picture(`screen-${name}`)
  }
}

const offline: Step = async ({ open, until, see, find, press, reload, cut, mend }) => {
  await open('/')
  await until('what is kept for a lost network', IS_KEPT)
  cut()
  await reload()
  await see('You’re offline. These facts were loaded')
  await press('button', /^Interesting/)
  await find('button', /^Interesting: \d+, your vote, waiting$/)
  await open('/TextBasedGame')
  await find('button', 'Start')
  await mend()
  await open('/')
  await until('the network', `!document.body.innerText.includes('No network')`)
  await find('button', /^Interesting: \d+, your vote$/)
}

/** Each flow begins where the one before has ended. */
export const STEPS = Object.entries({
  board,
  search,
  vote,
  share,
  correct,
  round,
  fight,
  run,
  account,
  ledger,
  watch,
  screens,
  offline,
})
