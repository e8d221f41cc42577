import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type ConfigEnv, defineConfig, type Plugin } from 'vite'

/** Not for what renders the screens on the server (src/server.tsx). */
const isPage = (_config: object, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild

/** The server picks the ready-made .br or .gz beside a file, so no request waits for a compressor. */
function compressed(): Plugin {
  const worthIt = /\.(js|css|html|svg|json|webmanifest|txt)$/
  return {
    name: 'compressed',
    apply: isPage,
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        for (const name of await readdir(dir, { recursive: true })) {
          if (!worthIt.test(name)) continue
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
    apply: isPage,
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

/** Fails a build whose files import each other in a circle: a module of one could run before what it needs. */
function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: isPage,
    generateBundle(_options, bundle) {
      const importsOf = (name: string): readonly string[] => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file.imports : []
      }
      const checked = new Set<string>()
      const follow = (name: string, path: readonly string[]): void => {
        if (path.includes(name)) this.error(`These files import each other: ${path.join(', ')}`)
        if (checked.has(name)) return
        for (const imported of importsOf(name)) follow(imported, [...path, name])
        checked.add(name)
      }
      for (const name of Object.keys(bundle)) follow(name, [])
    },
  }
}

/** Splits what several screens share by who shares it. Parts below so many bytes are merged into the closest. */
const merged = (entriesAwareMergeThreshold: number) =>
  ({ minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold }) as const

/** The name up to the extension, or the list of screens that share the file. */
const shortened = (name = '') => name.split(/[~.]/)[0]

// `npm run build` builds the page, and then beside it what renders its screens on the server.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [serviceWorker(), withoutCircles(), compressed()],
  build: {
    target: 'es2023',
    // src/server.tsx reads which files a screen needs.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    ssrEmitAssets: false,
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Compressing takes most of the time of a build, and is meant to. 'use client' is for React's servers.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      ...(!isSsrBuild && {
        input: 'src/main.tsx',
        output: {
          chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${shortened(names[0])}-[hash][extname]`,
          codeSplitting: {
            // What every screen needs, the game's rules, and what nearly every screen, those of days, the board's and
            // some others share. Small files are merged: on a slow line each costs more than the bytes that a screen does not need.
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
              { name: 'base', tags: ['$initial'], minShareCount: 2 },
              { name: 'engine', test: /engine\/src/ },
              { name: 'common', minShareCount: 14 },
              { name: 'days', minShareCount: 2, test: /src\/board\/days\/(?!results|daily-strip)/ },
              { name: 'board', ...merged(12_000), test: /src\/board/ },
              { name: 'shared', ...merged(5_000) },
            ],
          },
        },
      }),
    },
  },
  // The server's file has all that it needs in it, with React as the page has it.
  ssr: { noExternal: true },
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  }),
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}))
