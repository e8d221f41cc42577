import { isDisputed } from '@fable/contract/limits'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import type { Pictures } from '../../http/pictures.ts'
import { problem } from '../../http/problems.ts'
import { findDetails, findFact } from '../board/pages.ts'
import { missingFact } from '../board/reads.ts'
import type { DayReads } from '../rounds/days.ts'
import type { Poster } from './poster/poster.ts'
import type { RoundPoster } from './poster/round-poster.ts'

/** Formats a day without its year: '25 November'. */
const dayAndMonth = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

type Picture = Poster | RoundPoster

type Deps = Pick<ServerDeps, 'database'> & {
  readonly pictures: Pictures<Picture>
  readonly days: DayReads
}

/**
 * Serves the pictures of facts and rounds for link previews. A fact is read before its picture is served, because a
 * hidden fact must have none.
 */
export const registerPictures = (
  app: OpenAPIHono<AppEnv>,
  { database, pictures, days }: Deps,
): void => {
  const respond = (c: Context<AppEnv>, picture: Picture) =>
    pictures.respond(c, { key: JSON.stringify(picture), describe: () => picture })

  app.get('/facts/:id{[1-9][0-9]{0,8}}/preview.png', pictures.limit, async (c) => {
    const id = Number(c.req.param('id'))
    const row = await findFact(database, id)
    if (!row) throw await missingFact(database, id)
    const { text, category, domain, correction } = await findDetails(database, row)
    return respond(c, {
      kind: 'fact',
      text,
      category,
      domain,
      isDisputed: isDisputed(row),
      correction: correction?.text,
    })
  })

  app.get('/days/:day/preview.png', pictures.limit, async (c) => {
    const { value } = await days.day(c.req.param('day'))
    if (!value?.round) throw problem('day_not_found')
    const sentences = value.round.sentences.map((sentence) => sentence ?? 'Taken off the board')
    return respond(c, { kind: 'round', date: dayAndMonth(value.day), sentences })
  })
}
