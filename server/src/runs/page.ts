import { runPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { Context } from 'hono'
import { readRuns } from './store.ts'
import type { Database } from '../platform/db/open.ts'
import { publicName } from '../platform/display-names.ts'
import { isRunId } from './seeds.ts'
import type { AppEnv } from '../platform/http/app-env.ts'

/** What a link to a page shows where it is shared. */
type Preview = { readonly title: string; readonly description: string; readonly path: string }

const RUN_PATH = new RegExp(`^${SCREEN_PATHS.run.replace(':id', '([^/]+)')}/?$`, 'i')

/** The id in the address of a run that is watched, in any letter case; undefined for every other address. */
export const runIdIn = (path: string): string | undefined => RUN_PATH.exec(path)?.[1]?.toLowerCase()

/** The preview of an ended run; undefined when there is none, or nobody but its holder may know of it. */
const previewRun = async ({ db }: Database, id: string): Promise<Preview | undefined> => {
  const [run] = isRunId(id) ? await readRuns(db, [id]) : []
  if (run?.hidden !== 0 || run.daysSurvived === null) return undefined
  const name = publicName(run.boardName ?? '')
  return {
    title: `${name} - Days ${run.daysSurvived} - Hundred Days`,
    description: `${name} survived ${run.daysSurvived} of a hundred days. Watch the run, turn by turn.`,
    path: runPath(id),
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

const tag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** The page with its title and description said of one run. */
const withPreview = (page: string, { title, description, path }: Preview, publicUrl: URL): string =>
  page
    .replace(TITLE, () =>
      [
        `<title>${escapeHtml(title)}</title>`,
        tag('property', 'og:type', 'article'),
        tag('property', 'og:site_name', 'Fact & Fable'),
        tag('property', 'og:title', title),
        tag('property', 'og:description', description),
        tag('property', 'og:url', publicUrl.origin + path),
        tag('name', 'twitter:card', 'summary'),
      ].join(''),
    )
    .replace(DESCRIPTION, () => tag('name', 'description', description))

export type RunPageDeps = {
  readonly database: Database
  /** The address that visitors use. */
  readonly publicUrl: URL
}

/** Answers with the page of a run: 200 with its preview, 404 when there is no such run to be seen. */
export const answerRunPage = async (
  c: Context<AppEnv>,
  { page, database, publicUrl, id }: RunPageDeps & { page: string; id: string },
): Promise<Response> => {
  const preview = await previewRun(database, id)
  c.header('Cache-Control', 'no-cache')
  return c.html(preview ? withPreview(page, preview, publicUrl) : page, preview ? 200 : 404)
}
