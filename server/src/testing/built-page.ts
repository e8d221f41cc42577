import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ScreenData } from '@fable/contract'

/** Stands in for React: a document that shows its data. Browser tests use the real renderer. */
const RENDER = `export const render = async (request) => ({
  html: JSON.stringify(request),
  policy: "style-src 'self' 'sha256-x'",
  ...(request.data.fact?.text === 'broken' && { error: new Error('broken') }),
})
export const drawingOf = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'`

/** The input from which the built page renders a document. */
type Rendered = {
  readonly path: string
  readonly data: ScreenData
  readonly isEmpty: boolean
}

/** The folder of a built page, with functions that add files and remove it. */
export type BuiltPage = {
  readonly webDist: string
  readonly write: (path: string, body: string | Buffer) => void
  /** Writes the module that renders the screens. */
  readonly build: () => void
  readonly remove: () => void
}

/** Creates an empty folder for a built page. */
export function makeBuiltPage(): BuiltPage {
  const webDist = mkdtempSync(join(tmpdir(), 'fable-page-'))
  const write = (path: string, body: string | Buffer) => {
    const file = join(webDist, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
  const build = () => {
    write('package.json', '{"type":"module"}')
    write('.server/server.js', RENDER)
  }
  const remove = () => {
    rmSync(webDist, { recursive: true })
  }
  return { webDist, write, build, remove }
}

/** Reads the data of such a document. */
export const renderedIn = async (response: Response): Promise<Rendered> =>
  (await response.json()) as Rendered
