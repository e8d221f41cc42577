import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { screenDocuments } from './screen-documents.ts'

/** The server picks the ready-made .br or .gz beside a file, so no request waits for a compressor. */
function compressed(): Plugin {
  const worthIt = /\.(js|css|html|svg|json|webmanifest|txt)$/
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        for (const name of await readdir(dir, { recursive: true })) {
          if (!worthIt.test(name) || name.startsWith('.server')) continue
          const file = join(dir, name)
          const plain = await readFile(file)
          await writeFile(`${file}.br`, await promisify(brotliCompress)(plain))
          await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
        }
      },
    },
  }
}

/** Writes the service worker with the names of this build's files. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const list = JSON.stringify(files.sort().map((name) => `/${name}`))
      const worker = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8')
      const release = createHash('sha256').update(list).update(worker).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const RELEASE = '${release}'\nconst FILES = ${list}\n${worker}`,
      })
    },
  }
}

/** What every page needs of libraries and of ours, and what the board shares with a fact's page. */
const BASE = [
  /rolldown\/runtime|vite\/preload-helper/,
  /node_modules\/(preact|react|react-dom|wouter|regexparam|use-sync-external-store|@tanstack)\/(?!.*(useMutation|mutationObserver))/,
  /web\/src\/platform\/(api|early-clicks|early-typing|hydrate|at-time|night|screen-data|request-policy|timers|reading|storage|media|page-title)\.tsx?$/,
  /web\/src\/ui\/(boundary|button|cx|icon|icon-paths|in-pieces|header|footer|plain-page)\.tsx?$/,
  /contract\/src\/(screen-data-id|shared\/(screen-paths|plain-text)|(accounts|facts|leaderboard|runs)\/limits)\.ts$/,
]
/** What the screens of the game share, and its popups with it. */
const GAME =
  /(engine|web\/src\/game)\/|web\/src\/ui\/drawing|web\/src\/platform\/(session|popups|public-settings)|features\/(play\/(pace|keys)|account\/account-actions|leaderboard)|contract\/src\/(daily|roads)\/|web\/src\/app\/popups/
/** What forms and popups share. */
const FORMS =
  /web\/src\/ui\/(popup|field|lit|slab)|@tanstack\/.*(useMutation|mutationObserver)|contract\/src\//
const BOARD = /web\/src\/features\/facts\/(?!fact-page|report-form|share-)/

export default defineConfig({
  plugins: [serviceWorker(), screenDocuments(), compressed()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Compressing takes most of the time of a build, and is meant to. 'use client' is for React's servers.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      output: {
        // Split by use alone, the board comes in nine files, which compress worse and wait for each other.
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => BASE.some((pattern) => pattern.test(id)) },
            { name: 'board', test: BOARD, minShareCount: 2 },
            { name: 'game', test: GAME, minShareCount: 2 },
            { name: 'forms', test: FORMS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
})
