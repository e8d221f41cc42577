import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import type { Manifest, ManifestChunk } from 'vite'
import { Router } from 'wouter'
import type { ScreenData } from '@fable/contract'
import { isGamePath, SCREEN_DATA_ID, screenOf, screenRow } from '@fable/contract/limits'
import type { CharacterId } from '@fable/engine'
import { loadRoot } from './app/app.tsx'
import { isNamedAfter, type ScreenName } from './app/screens.ts'
import { characterPicture } from './scenery/cast/pictures.ts'
import { DRAWINGS } from './ui/drawing.tsx'
import { loadParts } from './ui/part.tsx'
import earlyScript from './until-hydrated.js?raw'

// The build makes a file for Node of this one, in a folder of the built page.

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').trim()

const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest

const fileOf = (source: string) => manifest[source]?.file ?? ''

for (const { file } of Object.values(manifest))
  if (file.endsWith('.svg')) DRAWINGS.set(`/${file}`, read(file))

/** The script without its comments. */
const untilHydrated = earlyScript.replaceAll(/^ *\/\/.*\n/gm, '')

const loadedLater = new Set(
  Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports),
)

const chunksOfScreen = (name: ScreenName): ManifestChunk[] => [
  ...new Set(['src/main.tsx', sourceOf(name)].flatMap((source) => chunksOf(source))),
]

const filesOfBoard = new Set(chunksOfScreen('facts').map(({ file }) => file))

export const drawingOf = (character: CharacterId | 'adventurer'): string | undefined =>
  DRAWINGS.get(characterPicture(character))

const linksTo = (files: readonly string[], rel: 'modulepreload' | 'later'): string[] =>
  files.map((file) => `<link rel="${rel}" fetchpriority="low" crossorigin href="/${file}">`)

const filesByScreen = new Map<ScreenName, ReturnType<typeof filesOf>>()

const ROOT = '<div id="root"'

type Rendering = {
  readonly path: string
  readonly data: ScreenData
  /** Leaves the screen out of the document, so that one document serves every path. Its scripts show the screen. */
  readonly isEmpty?: boolean
  /** The privacy screen has an imprint, which its links mention. */
  readonly hasImprint?: boolean
}

type RenderedDocument = {
  readonly html: string
  /** The directives of its Content-Security-Policy. */
  readonly policy: string
  /** Set if the screen could not be rendered. The document is then empty, and its scripts render the screen. */
  readonly error?: unknown
}

export async function render({
  path,
  data,
  isEmpty = false,
  hasImprint = false,
}: Rendering): Promise<RenderedDocument> {
  const screen = screenOf(path)
  const name = screen ?? 'not-found'
  const files = filesByScreen.get(name) ?? filesOf(name)
  filesByScreen.set(name, files)
  let error: unknown
  let root = `${ROOT}></div>`

  try {
    if (!isEmpty) root = await renderRoot(path, data)
  } catch (thrown) {
    error = thrown
  }

  const at = root.indexOf(ROOT)
  const html = `<!doctype html>
<html lang="en"${isGamePath(path) ? ' data-night' : ''}${hasImprint ? ' data-imprint' : ''}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
    ${root.slice(0, at)}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/apple-touch-icon.png">
    <link rel="manifest" href="/manifest.webmanifest">
    ${files.tags}
  </head>
  <body>
    ${root.slice(at)}
    <script type="application/json" id="${SCREEN_DATA_ID}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    <p id="late" role="alert" hidden>
      Part of this page didn’t load. You can still read the rest. <a href="">Try again</a>
    </p>
    <i id="end"></i>
  </body>
</html>
`

  return { html, policy: files.policy, ...(error !== undefined && { error }) }
}

/**
 * All style sheets of a screen are in its head, so that the first paint waits for nothing else. Its scripts are there
 * too, and are requested at once, after the document itself. A disabled link is not fetched, but tells Vite's loader
 * that its styles are loaded. Without scripts, the screen's lazily loaded parts, which the server also renders, need
 * links to their style sheets. Files for the game alone are requested on demand (until-hydrated.js).
 */
function filesOf(name: ScreenName) {
  const chunks = chunksOfScreen(name)
  const isPaintedWhole = name !== 'not-found' && screenRow(name).isPaintedWhole
  const isWantedLater = (file: string) => name === 'game' && !filesOfBoard.has(file)
  // Tokens and resets come first; all other style sheets rely on them.
  const first = manifest['src/main.tsx']?.css ?? []
  const sheets = [...new Set([...first, ...chunks.flatMap(({ css = [] }) => css)])]
  const style = sheets.map(read).join('')
  const later = new Set(sheetsOfParts(chunks)).difference(new Set(sheets))
  const links = Array.from(later, (file) => `<link rel="stylesheet" href="/${file}">`)
  const entry = fileOf('src/main.tsx')
  const imported = chunks.map(({ file }) => file).filter((file) => file !== entry)

  const tags = [
    `<link rel="preload" href="/${fileOf('src/ui/fonts/fraunces-base.woff2')}" as="font" type="font/woff2" crossorigin>`,
    ...linksTo(imported.filter(isWantedLater), 'later'),
    // Before all other scripts, because it shows a message if one of them fails to load.
    `<script>${untilHydrated}</script>`,
    `<style>${style}</style>`,
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...(links.length > 0 ? [`<noscript>${links.join('')}</noscript>`] : []),
    `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`,
    ...linksTo(
      imported.filter((file) => !isWantedLater(file)),
      'modulepreload',
    ),
    ...(isPaintedWhole ? ['<link rel="expect" href="#end" blocking="render">'] : []),
  ]

  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  return {
    tags: tags.join('\n    '),
    policy: `style-src 'self' ${hash(style)}; script-src 'self' ${hash(untilHydrated)}`,
  }
}

async function renderRoot(path: string, data: ScreenData): Promise<string> {
  const root = await loadRoot(path, data)
  await loadParts()
  return renderToString(
    <div id="root" data-rendered={screenOf(path) ?? ''}>
      <Router ssrPath={path} ssrSearch={data.search ?? ''}>
        {root}
      </Router>
    </div>,
  )
}

function sheetsOfParts(chunks: readonly ManifestChunk[]): string[] {
  const own = chunks.filter(({ src }) => src !== 'src/main.tsx')
  const parts = own.flatMap(({ dynamicImports = [] }) => dynamicImports)
  return parts.flatMap((source) => chunksOf(source)).flatMap(({ css = [] }) => css)
}

function chunksOf(source: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen)), chunk]
}

function sourceOf(name: ScreenName): string {
  const [source, ...others] = [...loadedLater].filter((file) => isNamedAfter(name, file))
  if (source === undefined || others.length > 0)
    throw new Error(`The build must load exactly one file named after the screen ${name} on demand`)
  return source
}
