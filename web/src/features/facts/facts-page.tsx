import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { CATEGORIES, type Category } from '@fable/contract/limits'
import { Button } from '../../ui/button.tsx'
import { Footer } from '../../ui/footer.tsx'
import { Header, ToGame } from '../../ui/header.tsx'
import { usePage } from '../../platform/page-title.ts'
import { CategoryRail } from './category-rail.tsx'
import { FactList } from './fact-list.tsx'
import { ShareForm } from './share-form.tsx'
import styles from './facts.module.css'

/** The category in the address, or null for all; an unknown one shows all. */
function categoryIn(search: URLSearchParams): Category | null {
  const named = search.get('category')?.toLowerCase()
  return CATEGORIES.find(({ id }) => id === named)?.id ?? null
}

/** The fact board (section 2). */
export function FactsPage() {
  const heading = usePage('Fact & Fable')
  const [search, setSearch] = useSearchParams()
  const [sharing, setSharing] = useState(false)
  const [newFact, setNewFact] = useState<number | null>(null)
  const category = categoryIn(search)
  const choose = (next: Category | null) => setSearch(next ? { category: next } : {})

  const openForm = useCallback(() => setSharing(true), [])

  return (
    <div className={styles.board}>
      <Header title="Fact & Fable" logo="logo" heading={heading}>
        <Button
          look={sharing ? undefined : 'strong'}
          aria-expanded={sharing}
          aria-controls="share-form"
          onClick={() => setSharing(!sharing)}
        >
          {sharing ? 'Close' : 'Share a fact'}
        </Button>
        <ToGame />
      </Header>
      <main className={styles.boardMain}>
        <div id="share-form" className={styles.boardForm}>
          {sharing && (
            <ShareForm
              category={category}
              onShared={(fact) => {
                setSharing(false)
                setNewFact(fact.id)
                if (category && category !== fact.category) choose(fact.category)
              }}
            />
          )}
        </div>
        <CategoryRail chosen={category} onChoose={choose} />
        <FactList category={category} newFact={newFact} onShare={openForm} />
      </main>
      <Footer />
    </div>
  )
}
