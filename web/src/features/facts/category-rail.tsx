import { useEffect, useRef } from 'react'
import { CATEGORIES, type Category } from '@fable/contract/limits'
import styles from './board.module.css'

type Props = {
  /** null: all categories; undefined: none is shown. */
  chosen: Category | null | undefined
  onChoose: (category: Category | null) => void
}

const ENTRIES = [null, ...CATEGORIES.map(({ id }) => id)]

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The sidebar: 'All' and the eight categories as one ribbon of colour; a row on phones. */
export function CategoryRail({ chosen, onChoose }: Props) {
  const rail = useRef<HTMLUListElement>(null)
  // On a phone the chosen one may lie beyond the edge of the row. Only the row scrolls, never the page.
  useEffect(() => {
    const row = rail.current
    const pressed = row?.querySelector('[aria-pressed="true"]')
    if (row && pressed) row.scrollLeft += middleOf(pressed) - middleOf(row)
  }, [chosen])
  return (
    <nav className={styles.rail} aria-label="Categories">
      <ul ref={rail}>
        {ENTRIES.map((category) => (
          <li key={category ?? 'all'}>
            <button
              type="button"
              data-category={category ?? 'all'}
              aria-pressed={category === chosen}
              onClick={() => onChoose(category)}
            >
              {category ?? 'All'}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
