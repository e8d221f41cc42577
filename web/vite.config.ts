import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type ConfigEnv, defineConfig, type Plugin } from 'vite'
import { OLDEST_BROWSERS } from './browsers.ts'

/** Not for the server renderer (src/server.tsx). */
const isPage = (_config: object, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild

/** The server sends the precompressed .br or .gz file, so no request waits for compression. */
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

/** Fails a build with circular imports between its files, because a module could run before its imports. */
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

/** Like the file's own name for a class, and short, since documents, styles and scripts have it in them. */
const scopedName = (name: string, file: string) =>
  `${name}-${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 3)}`

/** The name up to the extension, or the list of screens that share the file. */
const shortened = (name = '') => name.split(/[~.]/)[0]?.slice(0, 8)

/**
 * The same for the server renderer. The names are short and have few different characters, because scripts and
 * documents contain many of them.
 */
const assetNames = {
  hashCharacters: 'base36' as const,
  assetFileNames: ({ names }: { readonly names: readonly string[] }): string =>
    `assets/${shortened(names[0])}-[hash:5][extname]`,
}

// `npm run build` builds the page, then the server renderer.
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [serviceWorker(), withoutCircles(), compressed()],
  // wouter has a polyfill for versions of React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version),
    // src/server.tsx reads which files a screen needs.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    ssrEmitAssets: false,
    modulePreload: {
      polyfill: false,
      // The page's first files are there before it loads any other.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/^assets\/(rolldown|vendor|common)-/.test(file)),
    },
    // A data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Exports of constants between files cost more than the constants.
      optimization: { inlineConst: true },
      // Compressing takes most of the time of a build, and is meant to. 'use client' is for React's servers.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
      ...(isSsrBuild && { output: assetNames }),
      ...(!isSsrBuild && {
        // Most visits begin on the board, so its files are known to be needed first.
        input: ['src/main.tsx', 'src/board/facts-page.tsx'],
        output: {
          ...assetNames,
          chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash:7].js`,
          codeSplitting: {
            // Libraries, modules shared by most screens, and the board's first modules are one file each. The rest is
            // split by shared use. Small files are merged, because on a slow connection an additional file costs more
            // than unneeded bytes.
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
              { name: 'common', tags: ['$initial'], minShareCount: 7 },
              { name: 'board', tags: ['$initial'], test: /src\/board/ },
              // The game checks texts, but no sources of facts.
              { name: 'text', test: /contract\/src\/shared\/text\.ts/ },
              // The check of a source is slow to load. Screens that only show facts do without it.
              {
                name: 'source',
                test: /contract\/src\/facts\/http-url\.ts|ipaddr|punycode/,
              },
              // Forms of the board do without the game.
              { name: 'field', test: /src\/ui\/(field|popups)\./ },
              // Popups of the game and of the board open them.
              { name: 'account', test: /src\/account\/[\w-]+-forms?\.tsx/ },
              {
                name: 'shared',
                minShareCount: 2,
                entriesAware: true,
                // The files of a development build are so large that merging them would make circles.
                entriesAwareMergeThreshold: mode === 'development' ? 0 : 3_300,
              },
            ],
          },
        },
      }),
    },
  },
  // The server renderer is a single file, with the same React as the page.
  ssr: { noExternal: true },
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  }),
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}))
