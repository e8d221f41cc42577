import type { OpenAPIHono } from '@hono/zod-openapi'
import { type FactFieldName, isDisputed } from '@fable/contract/limits'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import type { Pictures } from '../../http/pictures.ts'
import { findDetails, findFact } from './pages.ts'
import type { Poster } from './poster/poster.ts'
import { missingFact } from './reads.ts'

type Deps = Pick<ServerDeps, 'database'> & { readonly pictures: Pictures<Poster> }

/** The fact is read before its picture is served, because a hidden fact must have none. */
export function registerFactPictures(app: OpenAPIHono<AppEnv>, { database, pictures }: Deps): void {
  app.get('/facts/:id{[1-9][0-9]{0,8}}/preview.png', pictures.limit, async (c) => {
    const id = Number(c.req.param('id'))
    const row = await findFact(database, id)
    if (!row) throw await missingFact(database, id)
    const { text, category, domain, correction } = await findDetails(database, row)

    const shown = {
      text: { text },
      source: { domain },
      category: { category },
    } satisfies Record<FactFieldName, Partial<Poster>>
    const picture: Poster = {
      kind: 'fact',
      ...shown.text,
      ...shown.source,
      ...shown.category,
      isDisputed: isDisputed(row),
      correction: correction?.text,
    }
    return pictures.respond(c, { key: JSON.stringify(picture), describe: () => picture })
  })
}
