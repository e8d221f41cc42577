import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../../http/app-env.ts'
import type { Pictures } from '../../http/pictures.ts'
import { problem } from '../../http/problems.ts'
import type { DayReads } from './days.ts'
import type { RoundPoster } from './poster/round-poster.ts'

type Deps = { readonly pictures: Pictures<RoundPoster>; readonly days: DayReads }

export function registerRoundPictures(app: OpenAPIHono<AppEnv>, { pictures, days }: Deps): void {
  app.get('/days/:day/preview.png', pictures.limit, async (c) => {
    const { value } = await days.day(c.req.param('day'))
    if (!value?.round) throw problem('day_not_found')
    const sentences = value.round.sentences.map((sentence) => sentence ?? 'Taken off the board')
    const picture: RoundPoster = { kind: 'round', date: dayAndMonth(value.day), sentences }
    return pictures.respond(c, { key: JSON.stringify(picture), describe: () => picture })
  })
}

function dayAndMonth(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
