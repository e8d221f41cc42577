/** Import rules (docs/ARCHITECTURE.md). They have no exceptions: either the rule is wrong or the import is. */

/** A folder may import itself and the folders before it in the list, never those after it. */
const layers = (root, names, { above }) =>
  names.map((name, index) => ({
    name: `${root}: ${name} imports downwards only`,
    severity: 'error',
    from: { path: `^${root}/${name}/` },
    to: { path: [...names.slice(index + 1).map((higher) => `^${root}/${higher}/`), above] },
  }))

const FEATURES = 'facts|runs|saves|feedback|updates|system'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles, type imports included',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no cycles between folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(server|web|engine|contract)/src' },
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'engine and contract import nothing of ours',
      severity: 'error',
      from: { path: '^(engine|contract)/src/' },
      to: { path: '^(engine|contract|server|web|tools|e2e|scripts)/', pathNot: '^$1/src/' },
    },
    {
      name: 'the engine imports pure-rand alone',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/pure-rand/' },
    },
    {
      name: 'the contract imports zod, ipaddr.js and punycode.js alone',
      severity: 'error',
      from: { path: '^contract/src/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: 'node_modules/(zod|ipaddr\\.js|punycode\\.js)/',
      },
    },
    ...layers('engine/src', ['content', 'rng', 'model', 'rules', 'posts'], {
      // Files outside the layers are above them; testing, bots and golden are above those files.
      above: '^engine/src/([^/]+\\.ts$|testing/|bots/|golden/)',
    }),
    ...layers('web/src', ['lib', 'ui', 'scenery', 'board', 'game', 'account', 'pages', 'app'], {
      above: '^web/src/(main|server)\\.tsx$',
    }),
    {
      name: 'web: board, game, account and pages import nothing of each other, except that account imports saves and runs',
      severity: 'error',
      from: { path: '^web/src/(board|game|account|pages)/' },
      to: {
        path: '^web/src/(board|game|account|pages)/',
        pathNot: ['^web/src/$1/', '^web/src/game/(save|run)/'],
      },
    },
    ...layers(
      'web/src/board',
      [
        'form',
        'votes',
        'card',
        'corrections',
        'rounds',
        'frame',
        'list',
        'days',
        'share',
        'fact',
        'desk',
      ],
      { above: '^web/src/board/[^/]+\\.tsx?$' },
    ),
    ...layers(
      'web/src/game',
      [
        'lanterns',
        'ledger',
        'save',
        'run',
        'stage',
        'console',
        'leaderboard',
        'watch',
        'daily',
        'play',
      ],
      { above: '^$' },
    ),
    {
      name: 'server and web never import each other',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|tools|e2e)/', pathNot: '^$1/' },
    },
    // Rows of every feature may belong to an account, so the tables of accounts are below theirs (layers.test.ts).
    ...layers('server/src', ['lib', 'db', 'http', 'accounts', `(${FEATURES})`, 'operate'], {
      above: '^server/src/[^/]+\\.ts$',
    }),
    {
      name: 'server: a feature imports no other feature',
      severity: 'error',
      from: { path: `^server/src/(accounts|${FEATURES})/` },
      to: { path: `^server/src/(accounts|${FEATURES})/`, pathNot: '^server/src/$1/' },
    },
    {
      name: 'migrations import nothing that may change: they copy what they use',
      severity: 'error',
      from: { path: '^server/src/db/migrations/' },
      to: { path: '^(engine|contract|server)/src/', pathNot: '^server/src/db/database\\.ts$' },
    },
    ...layers(
      'server/src/facts',
      [
        'posting',
        'store',
        'feeds',
        'votes',
        'corrections',
        'board',
        'rounds',
        'moderation',
        'desk',
      ],
      {
        above: '^server/src/facts/[^/]+\\.ts$',
      },
    ),
    ...layers('server/src/runs', ['leaderboard', 'ranked', 'daily'], { above: '^$' }),
    {
      name: 'only tests and tools import a testing module',
      severity: 'error',
      from: {
        path: '^(engine|contract|server|web)/',
        pathNot: ['/testing/', '^engine/src/golden/'],
      },
      to: { path: '/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may import the code they test from anywhere. The peer app that the bench compares with has its own
    // packages.
    exclude: { path: ['\\.test\\.tsx?$', '^tools/bench/control/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
}
