import { useEffect, useRef } from 'react'
import { CATEGORIES, type Category } from '@fable/contract/limits'

type Props = { chosen: Category | null; onChoose: (category: Category | null) => void }

/** The sidebar: 'All' and the eight categories; a row that scrolls sideways on phones. */
export function CategoryRail({ chosen, onChoose }: Props) {
  const entries = [null, ...CATEGORIES.map(({ id }) => id)]
  const rail = useRef<HTMLElement>(null)
  // On a phone the chosen one may lie beyond the edge of the row.
  useEffect(() => {
    const pressed = rail.current?.querySelector('[aria-pressed="true"]')
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <nav ref={rail} className="rail" aria-label="Categories">
      <ul>
        {entries.map((category) => (
          <li key={category ?? 'all'}>
            <button
              type="button"
              className="rail-button"
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
