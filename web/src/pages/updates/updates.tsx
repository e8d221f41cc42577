import { SCREEN_PATHS } from '@fable/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { columnClass, NightPage } from '../../scenery/night-page.tsx'
import { Button } from '../../ui/button.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { slabClass, troubleClass } from '../../ui/slab.tsx'
import { Head } from '../../lib/head.tsx'
import { UpdateCard } from './update-card.tsx'
import { updateQuery } from './update-query.ts'
import styles from './updates.module.css'

/** What changed in the game, newest first (docs/rules.md, section 2). */
export default function Updates() {
  const { data: updates, isError, refetch } = useQuery(updateQuery)
  return (
    <NightPage
      chapter="dusk"
      fire="right"
      header={
        <>
          <Head
            title="Hundred Days - Updates"
            description="What changed in Hundred Days, newest first."
            path={SCREEN_PATHS.updates}
          />
          <Header title="Hundred Days - Updates" isFull>
            <ToGame strong />
            <BackToFacts />
          </Header>
        </>
      }
    >
      <main className={columnClass()}>
        {!updates && !isError && (
          <p className={styles.loading} role="status">
            Loading...
          </p>
        )}
        {!updates && isError && (
          <div role="alert" className={slabClass(troubleClass)}>
            <p>The updates could not be fetched. They are still true.</p>
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
