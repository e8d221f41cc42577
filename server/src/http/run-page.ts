import { SCREEN_PATHS } from '@fable/contract/limits'
import type { Context } from 'hono'
import { readRuns } from '../db/runs.ts'
import type { Database } from '../db/open.ts'
import { publicName } from '../runs/names.ts'
import { isRunId } from '../runs/seeds.ts'
import type { AppEnv } from './app-env.ts'

/** What a link to a page shows where it is shared. */
type Preview = { readonly title: string; readonly description: string }

const RUN_PATH = new RegExp(`^${SCREEN_PATHS.run.replace(':id', '([^/]+)')}/?$`, 'i')

/** The id in the address of a run that is watched; undefined for every other address. */
export const runIdIn = (path: string): string | undefined => RUN_PATH.exec(path)?.[1]

/** The preview of an ended run; undefined when there is none, or nobody but its holder may know of it. */
const previewRun = async ({ db }: Database, id: string): Promise<Preview | undefined> => {
  const [run] = isRunId(id) ? await readRuns(db, [id]) : []
  if (run?.hidden !== 0 || run.daysSurvived === null) return undefined
  const name = publicName(run.boardName ?? '')
  return {
    title: `${name} - Days ${run.daysSurvived} - Hundred Days`,
    description: `${name} survived ${run.daysSurvived} of a hundred days. Watch the run, turn by turn.`,
  }
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

/** The page with its title and description said of one run. */
const withPreview = (page: string, { title, description }: Preview): string =>
  page
    .replace(
      TITLE,
      () =>
        `<title>${escape(title)}</title>` +
        `<meta property="og:type" content="article">` +
        `<meta property="og:title" content="${escape(title)}">` +
        `<meta property="og:description" content="${escape(description)}">`,
    )
    .replace(DESCRIPTION, () => `<meta name="description" content="${escape(description)}">`)

/** Answers with the page of a run: 200 with its preview, 404 when there is no such run to be seen. */
export const answerRunPage = async (
  c: Context<AppEnv>,
  { page, database, id }: { page: string; database: Database; id: string },
): Promise<Response> => {
  const preview = await previewRun(database, id)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Encoding')
  return c.html(preview ? withPreview(page, preview) : page, preview ? 200 : 404)
}
