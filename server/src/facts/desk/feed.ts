import { randomBytes } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Case } from '@fable/contract'
import { factPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import { NO_STORE } from '../../http/problems.ts'
import { findBeginning } from '../feeds/times.ts'
import { type Feed, feedBody, paragraphsOf } from '../feeds/writer.ts'
import { listCases } from './cases.ts'

const NAME = 'feed'

const KEY_BYTES = 24
const FILE = /^([\w-]{32})\.atom$/

export async function findFeedKey(database: Database): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('base64url')
  await database.db
    .insertInto('DeskState')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findKey(database)) ?? value
}

async function findKey({ db }: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('DeskState')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst()
  return row?.value
}

/** After this call the address of the feed no longer works. The next request for the address creates a new one. */
export async function deleteFeedKey({ db }: Database): Promise<void> {
  await db.deleteFrom('DeskState').where('name', '=', NAME).execute()
}

export const feedPath = (key: string): string => `${SCREEN_PATHS.desk}/${key}.atom`

const isKey = async (database: Database, key: string): Promise<boolean> =>
  key !== '' && (await findKey(database)) === key

type Deps = Pick<ServerDeps, 'database' | 'now' | 'publicUrl'> & { readonly isOn: boolean }

/** Other addresses below the desk's address remain unknown paths. */
export function registerDeskFeed(
  app: OpenAPIHono<AppEnv>,
  { database, now, publicUrl, isOn }: Deps,
): void {
  app.get(`${SCREEN_PATHS.desk}/:file`, async (c) => {
    const [, key = ''] = FILE.exec(c.req.param('file')) ?? []
    if (!isOn || !(await isKey(database, key))) return c.notFound()
    const { cases } = await listCases(database, { list: 'reported' }, now())
    const feed: Feed = {
      name: 'desk',
      self: feedPath(key),
      title: 'Fact & Fable: reports',
      path: SCREEN_PATHS.desk,
      entries: cases.map(entryOf),
    }
    const since = await findBeginning(database)
    return feedBody(feed, { publicUrl, since }).respond(c, { headers: NO_STORE })
  })
}

function entryOf(item: Case) {
  const { kind, id, text, category, createdAt, reports, on } = item
  const reasons = reports.reasons.map(({ reason, count }) => `${reason} ${count}`).join(', ')
  return {
    // The name contains the number of reports. When that grows, feed readers show the case again.
    name: `report:${kind}:${id}:${reports.open}`,
    title: `${reasons}: ${text}`,
    time: reports.last ?? createdAt,
    path: factPath(on?.id ?? id),
    text: [...paragraphsOf(item), ...reports.notes.map((note) => `Note: ${note}`)].join('\n\n'),
    category,
  }
}
