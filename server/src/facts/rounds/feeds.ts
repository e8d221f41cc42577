import { DAY_MS, dayOf, dayPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { ServerDeps } from '../../http/app-env.ts'
import { entryOf } from '../board/feeds.ts'
import { listChanges } from '../feeds/times.ts'
import { type FeedSource, NAME } from '../feeds/writer.ts'
import type { DayReads, KnownDay } from './days.ts'

const DAYS_MAX = 14

type Deps = Pick<ServerDeps, 'database' | 'now'> & { readonly days: DayReads }

export function dayFeeds(deps: Deps): readonly FeedSource[] {
  return [
    { name: 'fact-of-the-day', read: () => readFactsOfTheDay(deps) },
    { name: 'rounds', read: () => readRounds(deps) },
  ]
}

async function readFactsOfTheDay(deps: Deps): ReturnType<FeedSource['read']> {
  const days = await listDays(deps)
  const ids = days.flatMap(({ ofTheDay }) => (ofTheDay === null ? [] : [ofTheDay.id]))
  const changes = await listChanges(deps.database, ids)

  return {
    title: `${NAME}: the fact of the day`,
    path: SCREEN_PATHS.days,
    entries: days.flatMap(({ day, ofTheDay }) =>
      ofTheDay === null
        ? []
        : [
            {
              ...entryOf(ofTheDay, changes.get(ofTheDay.id)),
              name: `fact-of-the-day:${day}`,
              time: `${day}T00:00:00.000Z`,
            },
          ],
    ),
  }
}

async function readRounds(deps: Deps): ReturnType<FeedSource['read']> {
  return {
    title: `${NAME}: Fact or Fable?`,
    path: SCREEN_PATHS.today,
    entries: (await listDays(deps)).flatMap(({ day, round }) =>
      round === null
        ? []
        : [
            {
              name: `round:${day}`,
              title: `Fact or Fable? ${day}`,
              time: `${day}T00:00:00.000Z`,
              path: dayPath(day),
              text: `One of these is a fable. Which?\n\n${sentencesOf(round.sentences)}`,
            },
          ],
    ),
  }
}

async function listDays({ days, now }: Deps): Promise<KnownDay[]> {
  const names = Array.from({ length: DAYS_MAX }, (_, n) => dayOf(now() - n * DAY_MS))
  const read = await Promise.all(names.map((day) => days.day(day)))
  return read.flatMap(({ value }) => (value ? [value] : []))
}

function sentencesOf(sentences: readonly (string | null)[]): string {
  return sentences
    .map((sentence, n) => `${n + 1}. ${sentence ?? 'Taken off the board.'}`)
    .join('\n')
}
