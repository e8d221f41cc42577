import { useQuery, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ScreenData, Update } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { longDateOf } from '../../lib/long-dates.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { slabClass, troubleClass } from '../../ui/slab.tsx'
import { Status } from '../../ui/status.tsx'
import styles from './updates.module.css'

const updateQuery = queryOptions({
  queryKey: ['updates'],
  queryFn: ({ signal }) => call('GET /api/updates', {}, { signal }),
})

export function cacheData(client: QueryClient, { updates }: ScreenData): void {
  if (updates) client.setQueryData(updateQuery.queryKey, [...updates])
}

const PICTURE = { path: '/previews/updates.png', alt: 'What is new by the fire: an adventurer.' }

// Converts a date to the form '21 November 2026'. Any other text is returned unchanged.
function inWords(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : longDateOf(date)
}

type Props = {
  update: Update
  /** True for the newest release. Its picture is visible at once, so the picture is not loaded lazily. */
  isFirst: boolean
}

/** The card of docs/rules.md, section 2. */
function UpdateCard({ update, isFirst }: Props) {
  return (
    <li className={slabClass(styles.card)}>
      {update.UpdateImage && (
        <img
          className={styles.picture}
          src={update.UpdateImage}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
      )}
      <div className={styles.text}>
        <p className={styles.number}>
          <span>{update.UpdateNum}</span>
          <time dateTime={update.UpdateDate}>{inWords(update.UpdateDate)}</time>
        </p>
        <h2>{update.UpdateName}</h2>
        <p>{update.UpdateDescription}</p>
        <ul className="bullets">
          {update.UpdateList.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

export default function Updates() {
  const { data: updates, isError, refetch } = useQuery(updateQuery)
  return (
    <NightPage
      chapter="dusk"
      fire="right"
      header={
        <CampHeader
          title="Hundred Days - Updates"
          isFull
          documentTitle="Hundred Days - Updates"
          description="What changed in Hundred Days, newest first."
          path={SCREEN_PATHS.updates}
          picture={PICTURE}
        />
      }
    >
      <main className={columnClass()}>
        {!updates && !isError && <Status className={styles.loading}>Loading...</Status>}
        {!updates && isError && (
          <div role="alert" className={slabClass(troubleClass)}>
            <p>The updates couldn’t be loaded. They are still true.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        )}
        {updates?.length === 0 && <p>Nothing has changed yet. The game is as new as it gets.</p>}
        {updates && updates.length > 0 && (
          <ul className={styles.cards}>
            {updates.map((update, at) => (
              <UpdateCard key={update.UpdateId} update={update} isFirst={at === 0} />
            ))}
          </ul>
        )}
      </main>
    </NightPage>
  )
}
