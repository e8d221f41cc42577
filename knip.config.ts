import type { KnipConfig } from 'knip'

/** Without tests, an export must be used by something else: by another file, or by its own. */
const IS_PRODUCTION = process.argv.includes('--production')

const WITHOUT_TESTS = ['src/**/*.{ts,tsx,js}!', '!src/**/*.test.{ts,tsx}!', '!src/testing/**!']

/**
 * Unused files, exports and dependencies are errors. Tests are entries at first, and in a second run (`--production`),
 * which reads only the patterns that end with `!`, they are not.
 */
export default {
  ignoreExportsUsedInFile: IS_PRODUCTION,
  workspaces: {
    '.': {
      entry: ['tools/*.{ts,mjs}!', 'tools/lint/*.ts', 'scripts/*.mjs!', 'e2e/**/*.test.ts'],
      project: [
        'tools/**/*.{ts,mjs}!',
        '!tools/{lint/**,**/*.test.ts}!',
        'scripts/**/*.mjs',
        'e2e/**/*.ts',
        '*.ts',
      ],
      // Files of these packages are read by their paths.
      ignoreDependencies: [
        '@fontsource-variable/*',
        '@iconify-json/game-icons',
        '@testing-library/dom',
      ],
      // Two projects have this setup file relative to their own folder.
      ignoreUnresolved: ['src/testing/sqlite.ts', 'src/testing/postgres.ts'],
    },
    // Nothing but this product imports these packages, so an export of theirs must be imported.
    engine: { project: WITHOUT_TESTS, includeEntryExports: true },
    contract: { project: WITHOUT_TESTS, includeEntryExports: true },
    server: {
      entry: [
        'src/main.ts!',
        'src/draw-picture.ts!',
        'src/db/sqlite-reader-thread.ts!',
        'src/db/migrations/*.ts!',
        'src/testing/{sqlite,postgres}.ts',
      ],
      project: WITHOUT_TESTS,
      // Files of the first three are read by their paths; the last one has the types of smtp-server.
      ignoreDependencies: [
        '@fontsource/fraunces',
        'naughty-words',
        'swagger-ui-dist',
        '@types/smtp-server',
      ],
    },
    web: { entry: ['src/{main,server}.tsx!'], project: WITHOUT_TESTS },
  },
  // Vitest takes the default export of a global setup, Playwright's own setup the named one.
  ignoreIssues: {
    'server/src/testing/sqlite.ts': ['duplicates'],
    // Their exports are for the tests of other packages, too.
    ...(IS_PRODUCTION && {
      'contract/src/testing/index.ts': ['exports'],
      'engine/src/bots/index.ts': ['exports', 'types'],
    }),
  },
  // Programs of the system, for tests and the drill.
  ignoreBinaries: ['prlimit', 'openssl', 'promtool', 'mount', 'umount', 'unshare'],
} satisfies KnipConfig
