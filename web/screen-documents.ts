import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { SCREEN_PATHS, SCREENS, type Screen } from '@fable/contract/limits'
import { isNight, THEME_MEDIA } from './src/platform/night.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** A chunk after all chunks that it imports: the order in which they run, and in which their styles apply. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): Chunk[] {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || seen.has(name)) return []
  seen.add(name)
  return [...chunk.imports.flatMap((imported) => withImports(bundle, imported, seen)), chunk]
}

function chunkOf(bundle: Bundle, screen: Screen): Chunk {
  const file = `/src/app/screens/${screen}.tsx`
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(file),
  )
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk of ${file}`)
  return chunk
}

function sourceOf(bundle: Bundle, name: string): string {
  const asset = bundle[name]
  return asset?.type === 'asset' ? String(asset.source) : ''
}

/** Screens that are the same for everybody at first. Their HTML is in the document. */
const RENDERED: readonly Screen[] = ['game', 'shop', 'feedback', 'credits']

type Server = {
  readonly render: (path: string, facts: null) => Promise<string>
  readonly keepDrawing: (url: string, text: string) => void
}

const LOADING_AT_NIGHT = '<p class="static-loading" data-night>Loading...</p>'

/**
 * The ground of a dark screen while its document, of which a part is `data-night`, is still on its way. Chromium
 * then resolves `light-dark()` of the root as light, whatever its `color-scheme`.
 */
const DARK_UNTIL_COMPLETE = ':root:not(:has(#end)){color-scheme:dark;--ground:#17120f}'

/** The browser's own bars are dark, too, whatever the visitor prefers. */
const darkenTheme = (page: string): string =>
  THEME_MEDIA.day.reduce(
    (darkened, media, at) =>
      darkened.replace(`media="${media}"`, `media="${THEME_MEDIA.night[at] ?? ''}"`),
    page,
  )

/** What needs scripts on screens that are not rendered, as the note in index.html says. */
const NEEDS_SCRIPTS: Readonly<Partial<Record<Screen, string>>> = {
  facts: 'Searching',
  run: 'Watching a run',
  leaderboard: 'The leaderboard',
  daily: 'The daily road',
  ledger: 'The ledger',
}

/** With the note for readers without scripts. */
const ROOT = /<div id="root">\s*(<noscript>.*?<\/noscript>)\s*<\/div>/s

/** Marks the page of a player with a saved game (src/app/screens/game.module.css). */
const MARK_SAVED =
  "<script>try{if(localStorage.GameVariables)document.documentElement.dataset.saved=''}catch{}</script>"

/** The scene of the game is painted when all of it is there: its parts would move as the others come. */
const PAINT_WHOLE = '<link rel="expect" href="#end" blocking="render">'

/**
 * The document of a screen: index.html with the style sheets of the screen in it, so that the first paint waits
 * for nothing else, and with all its scripts requested at once, after the document itself. A link that is disabled
 * is not fetched, and tells the loader of a chunk that its styles are there. `html`: that of the screen, if it is
 * rendered.
 */
function writeDocument(bundle: Bundle, screen: Screen, html: string | null): string {
  const atNight = isNight(screen)
  const source = sourceOf(bundle, 'index.html')
  const page = atNight ? darkenTheme(source) : source
  const chunks = withImports(bundle, chunkOf(bundle, screen).fileName)
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The build has no entry')
  const all = [...withImports(bundle, entry.fileName), ...chunks]
  const sheets = [...new Set(all.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
  const addresses = new Set(chunks.map(({ fileName }) => `/${fileName}`))
  const scripts = [...addresses].filter((address) => !page.includes(address))
  const styles = [
    ...sheets.map((name) => sourceOf(bundle, name).trim()),
    atNight ? DARK_UNTIL_COMPLETE : '',
  ]
  const head = [
    `<style>${styles.join('')}</style>`,
    ...sheets.map((name) => `<link rel="stylesheet" disabled href="/${name}">`),
    ...(screen === 'game' ? [MARK_SAVED, PAINT_WHOLE] : []),
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
  ]
  return page
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace(ROOT, (_, note: string) => {
      if (html !== null) return `<div id="root" data-rendered>${html}</div>`
      const ownNote = note.replace('This page', (page) => NEEDS_SCRIPTS[screen] ?? page)
      return `<div id="root">${atNight ? LOADING_AT_NIGHT : ''}${ownNote}</div>`
    })
}

/**
 * Writes what the server needs beside the files that it serves: `.documents`, the document of each screen, and
 * `.server`, which renders screens in Node.
 */
export function screenDocuments(): Plugin {
  return {
    name: 'screen-documents',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        await build({
          configFile: false,
          root: import.meta.dirname,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
          ssr: { noExternal: true },
          build: {
            ssr: 'src/server.tsx',
            outDir: join(dir, '.server'),
            emptyOutDir: false,
            assetsInlineLimit: 0,
            copyPublicDir: false,
            rolldownOptions: { checks: { moduleLevelDirective: false } },
          },
        })
        const server = (await import(join(dir, '.server/server.js'))) as Server
        for (const { type, fileName } of Object.values(bundle)) {
          if (type === 'asset' && fileName.endsWith('.svg')) {
            server.keepDrawing(`/${fileName}`, sourceOf(bundle, fileName))
          }
        }
        await mkdir(join(dir, '.documents'))
        for (const screen of SCREENS) {
          const isRendered = RENDERED.includes(screen)
          const html = isRendered ? await server.render(SCREEN_PATHS[screen], null) : null
          const document = writeDocument(bundle, screen, html)
          await writeFile(join(dir, '.documents', `${screen}.html`), document)
        }
      },
    },
  }
}
