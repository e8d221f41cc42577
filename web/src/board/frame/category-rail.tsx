import { useEffect, useRef } from 'react'
import { ALL_FACTS, CATEGORY_IDS, type Category, type FactsView } from '@fable/contract/limits'
import { useArrowKeys } from '../../lib/arrow-keys.ts'
import { ViewForm } from './view-form.tsx'
import styles from './board.module.css'

type Props = {
  view: FactsView | null
  category?: Category | undefined
  onView: (view: FactsView) => void
}

const ENTRIES = [null, ...CATEGORY_IDS]

export function CategoryRail({ view, category: current, onView }: Props) {
  const chosen = view?.category
  const keys = useArrowKeys()
  const rail = useRef<HTMLUListElement>(null)

  // On a phone the chosen category may be outside the visible part of the row, so the row scrolls to the category. The
  // page itself must not scroll.
  useEffect(() => {
    const row = rail.current
    const pressed = row?.querySelector('[aria-pressed="true"], [aria-current]')
    if (row && pressed) row.scrollLeft += middleOf(pressed) - middleOf(row)
  }, [chosen, current])

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
                aria-current={category === current ? 'true' : undefined}
                {...keys.stop(category === (chosen ?? current ?? null))}
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

function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
