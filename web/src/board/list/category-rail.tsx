import { useEffect, useRef } from 'react'
import { CATEGORIES, ALL_FACTS, type FactsView } from '@fable/contract/limits'
import { useArrowKeys } from '../../lib/arrow-keys.ts'
import { ViewForm } from './view-form.tsx'
import styles from './board.module.css'

type Props = {
  /** The view whose category is chosen; null: none is. */
  view: FactsView | null
  onView: (view: FactsView) => void
}

const ENTRIES = [null, ...CATEGORIES.map(({ id }) => id)]

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The sidebar: 'All' and the eight categories as one ribbon of colour; a row on phones. */
export function CategoryRail({ view, onView }: Props) {
  const chosen = view?.category
  const keys = useArrowKeys()
  const rail = useRef<HTMLUListElement>(null)
  // On a phone the chosen one may lie beyond the edge of the row. Only the row scrolls, never the page.
  useEffect(() => {
    const row = rail.current
    const pressed = row?.querySelector('[aria-pressed="true"]')
    if (row && pressed) row.scrollLeft += middleOf(pressed) - middleOf(row)
  }, [chosen])
  return (
    <nav className={styles.rail} aria-label="Categories">
      <ViewForm keep={{ ...ALL_FACTS, sort: view?.sort ?? ALL_FACTS.sort }} onView={onView}>
        <ul ref={rail} {...keys.row}>
          {ENTRIES.map((category) => (
            <li key={category ?? 'all'}>
              <button
                name={category ? 'category' : undefined}
                value={category ?? undefined}
                data-category={category ?? 'all'}
                aria-pressed={category === chosen}
                {...keys.stop(category === (chosen ?? null))}
              >
                {category ?? 'All'}
              </button>
            </li>
          ))}
        </ul>
      </ViewForm>
    </nav>
  )
}
