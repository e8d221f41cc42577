import type { KnipConfig } from 'knip'

/** Unused files, exports and dependencies are errors. Tests are entries, so an export may exist for a test. */
export default {
  workspaces: {
    '.': {
      entry: ['tools/*.{ts,mjs}', 'tools/lint/*.ts', 'scripts/*.mjs', 'e2e/**/*.test.ts'],
      project: ['tools/**/*.{ts,mjs}', 'scripts/**/*.mjs', 'e2e/**/*.ts', '*.ts'],
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
    engine: { project: 'src/**/*.ts', includeEntryExports: true },
    contract: { project: 'src/**/*.ts', includeEntryExports: true },
    server: {
      entry: [
        'src/main.ts',
        'src/draw-picture.ts',
        'src/db/sqlite-reader-thread.ts',
        'src/db/migrations/*.ts',
        'src/testing/{sqlite,postgres}.ts',
      ],
      project: 'src/**/*.ts',
      // Files of the first three are read by their paths; the last one has the types of smtp-server.
      ignoreDependencies: [
        '@fontsource/fraunces',
        'naughty-words',
        'swagger-ui-dist',
        '@types/smtp-server',
      ],
    },
    web: { entry: ['src/server.tsx'], project: 'src/**/*.{ts,tsx,js}' },
  },
  // Vitest takes the default export of a global setup, Playwright's own setup the named one.
  ignoreIssues: { 'server/src/testing/sqlite.ts': ['duplicates'] },
  // Programs of the system, for tests and the drill.
  ignoreBinaries: ['prlimit', 'openssl', 'promtool', 'mount', 'umount', 'unshare'],
} satisfies KnipConfig
