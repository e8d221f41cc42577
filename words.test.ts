import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from './tools/repository.ts'

/** Something that the product could do without, with its words, by which everything is found that it leaves behind. */
type Notion = {
  /** Its folders and files. */
  readonly owners: readonly string[]
  /** Names are read as words: `firstRound`, `RoundChoices` and `ROUND_MAX` have the word round. */
  readonly words: RegExp
  /** What has another meaning: words, or files, whose paths are at the beginning of their lines. */
  readonly but?: RegExp
  /** Files that must know its stored data until a later release, although it is gone. */
  readonly data?: readonly string[]
}

const NOTIONS: Readonly<Record<string, Notion>> = {
  accounts: {
    owners: ['contract/src/accounts.ts', 'server/src/accounts', 'web/src/account'],
    words: /\b(?:accounts?|sign(?:ed)? (?:in|out|up)|passwords?|usernames?|user name)\b/i,
  },
  backups: {
    owners: ['server/src/operate/backup.ts', 'tools/operator/backup.ts'],
    words: /\bback(?:ed)? ?ups?\b/i,
  },
  bench: { owners: ['tools/bench', 'tools/bench.ts'], words: /\bbench\b/i },
  chat: { owners: ['web/src/ui/chat-link.tsx'], words: /\bchats?\b/i },
  claims: {
    owners: ['server/src/runs/ranked/claim-runs.ts', 'web/src/game/run/claims.ts'],
    words: /\bclaim(?:s|ed|ing)?\b/i,
  },
  corrections: {
    owners: [
      'contract/src/facts/corrections.ts',
      'server/src/facts/corrections',
      'web/src/board/corrections',
    ],
    words: /\b(?:corrections?|corrected|helpful)\b|['>`]rather\b/i,
  },
  credits: {
    owners: ['tools/credits', 'web/src/pages/credits'],
    words: /\bcredits?\b/i,
    but: /credit cards?|no credit/gi,
  },
  'daily road': {
    owners: [
      'contract/src/daily.ts',
      'server/src/runs/daily',
      'web/src/game/daily',
      'web/src/app/screens/daily.tsx',
    ],
    words: /\b(?:daily|roads?|attempts?|streaks?)\b/i,
    but: /^(?:engine|web\/src\/scenery)\/.*|daily clean-up/gi,
  },
  days: {
    owners: ['contract/src/days.ts', 'web/src/board/days'],
    words: /\b(?:archive|days? page|facts? of the day)\b|\/days\b/i,
  },
  desk: {
    owners: [
      'contract/src/desk.ts',
      'contract/src/desk-limits.ts',
      'server/src/facts/desk',
      'web/src/board/desk',
    ],
    words: /\bdesks?\b/i,
    but: /reading desk|phone to desk/gi,
  },
  doctor: { owners: ['server/src/operate/doctor'], words: /\bdoctor\b/i },
  drill: { owners: ['tools/drill', 'tools/drill.ts'], words: /\bdrills?\b/i },
  'engines walk': {
    owners: ['tools/engines', 'tools/engines.ts', 'e2e/walk.test.ts'],
    words: /\bengines\b/i,
  },
  feedback: {
    owners: ['contract/src/feedback.ts', 'server/src/feedback', 'web/src/pages/feedback'],
    words: /\b(?:feedback|letters?)\b/i,
    but: /letter-spacing|letters (?:and|or) digits|letter case|(?:upper|lower|capital)\W+letters?|^server\/src\/lib\/.*/gi,
  },
  feeds: {
    owners: ['contract/src/facts/feeds.ts', 'server/src/facts/feeds', 'web/src/pages/feeds'],
    words: /\b(?:feeds?|atom)\b/i,
  },
  'friend’s link': {
    owners: ['contract/src/friend-link.ts'],
    words: /\bfriends?\W+(?:s )?(?:link|path|name|result)\b|\bread friend\b/i,
  },
  forks: {
    owners: ['engine/src/forks.ts', 'server/src/runs/forks.ts', 'web/src/game/daily/forks.ts'],
    words: /\bforks?\b/i,
  },
  lanterns: {
    owners: ['engine/src/posts', 'web/src/game/lanterns'],
    words:
      /\b(?:lanterns?|flames?|sign ?posts?|stretch|wagers?)\b|^(?:engine|tools|server\/src\/(?:runs|db)|web\/src\/(?:game|scenery)|docs\/(?:ARCHITECTURE|decisions)\.md)\/?.*\bposts?\b/i,
    but: /\bPOST \/|'POST'|\bpost(?:: )?\(|: stretch\b/g,
  },
  leaderboard: {
    owners: [
      'contract/src/leaderboard.ts',
      'server/src/runs/leaderboard',
      'web/src/game/leaderboard',
    ],
    words: /\b(?:leader ?boards?|rankings?|top adventurers)\b/i,
  },
  ledger: {
    owners: ['web/src/game/ledger', 'web/src/app/screens/ledger.tsx'],
    words: /\bledgers?\b/i,
  },
  metrics: {
    owners: ['server/src/operate/metrics', 'deploy/prometheus.yml', 'deploy/grafana.json'],
    words: /\b(?:metrics?|prometheus|promtool|grafana)\b/i,
  },
  'move to PostgreSQL': {
    owners: ['server/src/operate/move'],
    words: /\bmove to postgres\b|\boperator(?: --)? move\b/i,
  },
  operator: { owners: ['tools/operator', 'tools/operator.ts'], words: /\boperator\b/i },
  'check of sources': {
    owners: ['server/src/operate/sources', 'tools/operator/sources.ts'],
    words: /\boperator(?: --)? sources\b|\bcheck sources\b/i,
  },
  'pictures of facts, rounds and runs': {
    owners: ['server/src/lib/pictures', 'server/src/http/pictures.ts'],
    words: /\b(?:posters?|preview\.png|draw picture)\b/i,
  },
  privacy: { owners: ['web/src/pages/privacy'], words: /\b(?:privacy|imprint)\b/i },
  'ranked runs': { owners: ['server/src/runs/ranked'], words: /\branked\b/i },
  reminder: { owners: ['web/src/board/days/reminder.ts'], words: /\breminders?\b/i },
  reports: {
    owners: ['contract/src/facts/report-limits.ts', 'web/src/board/fact/report-form.tsx'],
    words: /\b(?:reports?|reported)\b/i,
  },
  rounds: {
    owners: ['contract/src/round-limits.ts', 'server/src/facts/rounds', 'web/src/board/rounds'],
    words: /\b(?:rounds?|fables?|truths?)\b/i,
    but: /^(?:engine|web\/src\/game)\/.*|fact (?:&(?:amp;)?|and) fable|@fable|\bfable(?:[-_@]|\.\w)|\/fable\b|math\.round|\bround(?:ed)? (?:up|down|to)\b|(?:cap|join)\W+round/gi,
  },
  saves: {
    owners: ['contract/src/saves.ts', 'server/src/saves'],
    words: /\b(?:saves|saved games?|game variables)\b/i,
  },
  seals: {
    owners: [
      'server/src/facts/rounds/seals-store.ts',
      'web/src/board/rounds/seals.ts',
      'web/src/board/days/seals',
    ],
    words: /\b(?:seals?|sealed|wax)\b|\brounds? of today and tomorrow\b|\bthe day before\b/i,
  },
  shop: {
    owners: ['web/src/pages/shop', 'web/src/app/screens/shop.tsx'],
    words: /\bshop\b/i,
    but: /^engine\/.*|watch\.shop/g,
  },
  simulator: { owners: ['tools/simulate.ts'], words: /\bsimulat(?:e|or)\b/i },
  sound: {
    owners: ['web/src/game/play/sound'],
    words: /\bsounds?\b/i,
    but: /^(?:engine|server)\/.*/g,
  },
  'terminal player': { owners: ['tools/play.ts'], words: /\b(?:run play|terminal)\b/i },
  updates: {
    owners: ['server/src/updates', 'web/src/pages/updates'],
    words: /\bupdates\b|\bupdate popup\b/i,
  },
  'verifying runs': {
    owners: ['tools/verify-run', 'tools/verify-run.ts'],
    words: /\bverify run\b/i,
  },
  vouching: {
    owners: ['server/src/facts/board/vouched.ts', 'server/src/facts/moderation/vouching.ts'],
    words: /\bvouch(?:es|ed|ing)?\b/i,
  },
  watch: {
    owners: ['web/src/game/watch'],
    words: /\bwatch(?:ed|ing|er|ers|es)?\b/i,
    but: /--watch\b|watch\.shop|\/watch\?/g,
  },
}

/** What the rest is built on. */
const CORE = [
  ...['content', 'rng', 'model', 'rules', 'bots', 'golden', 'testing'].map(
    (name) => `engine/src/${name}`,
  ),
  ...['lib', 'db', 'http', 'facts', 'runs', 'system', 'operate', 'testing'].map(
    (name) => `server/src/${name}`,
  ),
  ...['posting', 'store', 'votes', 'board', 'moderation'].map((name) => `server/src/facts/${name}`),
  ...['app', 'lib', 'ui', 'scenery', 'board', 'game', 'pages', 'testing'].map(
    (name) => `web/src/${name}`,
  ),
  ...['form', 'votes', 'card', 'frame', 'list', 'share', 'fact', 'facts-page.tsx'].map(
    (name) => `web/src/board/${name}`,
  ),
  ...['save', 'run', 'stage', 'console', 'play'].map((name) => `web/src/game/${name}`),
  ...['frame', 'not-found'].map((name) => `web/src/pages/${name}`),
  'web/src/app/screens/game.tsx',
  ...['index', 'limits', 'runs', 'screen-data', 'system'].map((name) => `contract/src/${name}.ts`),
  ...['lint', 'shims', 'texts'].map((name) => `tools/${name}`),
]

/** What is recorded or copied, says what was, or is about the world. */
const UNREAD =
  /^(?:words\.test\.ts$|package-lock\.json$|server\/src\/(?:db\/migrations\/|updates\/content\.ts$|testing\/releases\/|facts\/rounds\/content\/|facts\/board\/sample-facts)|engine\/src\/golden\/.*\.json|web\/public\/licences|web\/src\/game\/save\/fixtures\/|.*LICENSE$)/

const isBinary = (file: string): boolean => /\.(?:png|woff2|gz|ico)$/.test(file)

/** Longer lines are shown from the word on. */
const LINE_MAX = 150

/** Separates the words of names. */
const spelledOut = (text: string): string =>
  text.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ').replaceAll(/[_-]/g, ' ')

/** The lines of a file that have a notion's words, each as far as it is near one; only the file if its name has one. */
function placesIn({ words, but }: Notion, file: string, text: string): string[] {
  const findIn = (line: string): string | undefined => {
    const whole = `${file}: ${line}`
    const spelled = spelledOut(but ? whole.replaceAll(but, ' ') : whole)
    const { 0: found = '', index = 0 } = words.exec(spelled) ?? {}
    if (found === '') return undefined
    return whole.length < LINE_MAX ? line.trim() : spelled.slice(index).slice(0, LINE_MAX)
  }
  if (findIn('') !== undefined) return [file]
  return text.split('\n').flatMap((line, at) => {
    const found = findIn(line)
    return found === undefined ? [] : [`${file}:${at + 1} ${found}`]
  })
}

/** A file that is listed by its name may only share the word with the notion: then others name it, and it stays. */
function withUsers(place: string, files: Readonly<Record<string, string>>): string {
  const name = basename(place)
  const users = Object.keys(files).filter(
    (file) => file !== place && files[file]?.includes(`/${name}`),
  )
  return place in files && users.length > 0 ? `${place}, used by ${users.join(', ')}` : place
}

/**
 * What is left of a notion of which something is gone. Nothing is while all of it is there, or once only its data is
 * left.
 */
function leftOf(name: string, notion: Notion, files: Readonly<Record<string, string>>): string[] {
  const { owners, data = [] } = notion
  const gone = owners.filter((path) => !existsSync(path))
  if (gone.length === 0) return []
  const all = Object.entries(files).map(
    ([file, text]) => [file, placesIn(notion, file, text)] as const,
  )
  const places = all.flatMap(([file, found]) => (data.includes(file) ? [] : found))
  const known = all.filter(([file, found]) => data.includes(file) && found.length > 0)
  if (places.length === 0 && data.length > 0 && known.length === data.length) return []
  return [
    `${gone.join(', ')}: if it has moved, correct the row '${name}' of words.test.ts. If it is gone, these must go too:`,
    ...places.map((place) => withUsers(place, files)),
    "then the row. Lines about something else may stay, the row's `data` lists files that know its stored data, and docs/images may show it.",
  ]
}

const read = (file: string): string => (isBinary(file) ? '' : readFileSync(file, 'utf8'))

let texts: Record<string, string> | undefined

const readAll = (): Record<string, string> =>
  (texts ??= Object.fromEntries(
    listFiles()
      .filter((file) => !UNREAD.test(file))
      .map((file) => [file, read(file)]),
  ))

const isThere = ({ owners }: Notion): boolean => owners.every((path) => existsSync(path))

/** The folders and files that each must be a notion of its own, or part of the core. */
function listParts(): string[] {
  const features = read('server/src/operate/features.ts').matchAll(/'\.\.\/(\S+)\/feature\.ts'/g)
  const screens = read('web/src/app/screens.ts').matchAll(/import\('\.\.\/(\S+)'\)/g)
  return [
    ...globSync('{engine,server,web}/src/*/'),
    ...globSync('contract/src/*.ts', { exclude: ['**/*.test.ts', '**/*.d.ts'] }),
    ...globSync('{server/src/{facts,runs,operate},web/src/{board,game,pages},tools}/*/'),
    ...Array.from(features, ([, path = '']) => join('server/src', path)),
    ...Array.from(screens, ([, path = '']) => join('web/src', path)),
  ]
}

const OWNED = [...CORE, ...Object.values(NOTIONS).flatMap(({ owners }) => owners)]

/** A folder that only holds others, such as `server/src/facts`, does not stand for all that is in it. */
const isOwned = (path: string): boolean =>
  OWNED.includes(path) || (/\.tsx?$/.test(path) && OWNED.some((one) => path.startsWith(`${one}/`)))

describe('a removable feature', () => {
  it.each(Object.entries(NOTIONS))(
    'leaves none of its words when it is removed: %s',
    (name, notion) => {
      expect(leftOf(name, notion, isThere(notion) ? {} : readAll()).join('\n')).toBe('')
    },
  )

  it('owns every part outside the core', () => {
    const unnamed = listParts().filter((path) => !isOwned(path.replace(/\/$/, '')))
    expect(unnamed, 'each needs a row in words.test.ts, or is part of one').toEqual([])
  })

  it('leaves a core whose paths all exist', () => {
    expect(CORE.filter((path) => !existsSync(path))).toEqual([])
  })
})

describe('a leftover word of a removed feature', () => {
  const kites: Notion = {
    owners: ['web/src/game/kites', 'README.md'],
    words: /\bkites?\b/i,
    but: /kite-shaped/g,
  }

  it('is found in names, in texts and in the names of files', () => {
    const text = `const firstKite = KITES_MAX\n.kite-tail {}\nKite-flyers\nkitesurfing, a kite-shaped foe`
    expect(placesIn(kites, 'web/src/a.ts', text)).toEqual([
      'web/src/a.ts:1 const firstKite = KITES_MAX',
      'web/src/a.ts:2 .kite-tail {}',
      'web/src/a.ts:3 Kite-flyers',
    ])
    expect(placesIn(kites, 'docs/images/kite-phone.png', '')).toEqual([
      'docs/images/kite-phone.png',
    ])
  })

  it('is listed once a part of the feature is gone, with what to do', () => {
    const left = leftOf('kites', kites, { 'docs/rules.md': 'A kite.', 'docs/a.md': 'A foe.' })
    expect(left[0]).toMatch(/^web\/src\/game\/kites: if it has moved, correct the row 'kites'/)
    expect(left.slice(1, -1)).toEqual(['docs/rules.md:1 A kite.'])
    expect(leftOf('kites', { ...kites, owners: ['README.md'] }, { 'a.md': 'A kite.' })).toEqual([])
  })

  it('is listed with the files that use a file of that name', () => {
    const files = { 'art/kite.svg': '', 'a.ts': "import kite from './art/kite.svg'" }
    expect(leftOf('kites', kites, files).slice(1, -1)).toEqual([
      'art/kite.svg, used by a.ts',
      "a.ts:1 import kite from './art/kite.svg'",
    ])
  })

  it('may remain where stored data is read, as long as that exists', () => {
    const stored = { ...kites, data: ['decode.ts'] }
    expect(leftOf('kites', stored, { 'decode.ts': 'kites: unknown' })).toEqual([])
    expect(leftOf('kites', stored, { 'decode.ts': '' })).not.toEqual([])
    expect(leftOf('kites', stored, { 'decode.ts': 'kites', 'a.md': 'A kite.' })).toHaveLength(3)
  })
})
