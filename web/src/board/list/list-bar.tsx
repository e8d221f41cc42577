import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FACT_SEARCH_MAX, FACT_SORTS, type FactSort, type FactsView } from '@fable/contract/limits'
import { later } from '../../lib/timers.ts'
import { useArrowKeys } from '../../lib/arrow-keys.ts'
import { ViewForm } from './view-form.tsx'
import styles from './board.module.css'

const SORT_NAMES: Record<FactSort, string> = {
  top: 'Top',
  new: 'New',
  mindblowing: 'Mind-blowing',
  disputed: 'Disputed',
}

/** A search begins when so long nothing was typed, in milliseconds. */
const TYPING_PAUSE = 250

type Props = {
  view: FactsView
  onView: (view: FactsView) => void
  onSearch: (q: string) => void
}

/** Search and order, on one line that stays in view. */
export function ListBar({ view, onView, onSearch }: Props) {
  const keys = useArrowKeys()
  return (
    <div className={styles.bar}>
      <SearchField view={view} onSearch={onSearch} />
      <ViewForm keep={{ ...view, sort: 'top', after: '' }} onView={onView}>
        <div className={styles.sorts} role="group" aria-label="Order" {...keys.row}>
          {FACT_SORTS.map((sort) => (
            <button
              key={sort}
              name={sort === 'top' ? undefined : 'sort'}
              value={sort}
              aria-pressed={sort === view.sort}
              {...keys.stop(sort === view.sort)}
            >
              {SORT_NAMES[sort]}
            </button>
          ))}
        </div>
      </ViewForm>
      <a className={styles.up} href="#top" aria-label="Back to the top">
        ↑
      </a>
    </div>
  )
}

/** Searches while it is typed in, after a short pause. Escape clears it. */
function SearchField({ view, onSearch }: Omit<Props, 'onView'>) {
  const { q } = view
  const [typed, setTyped] = useState(q)
  const input = useRef<HTMLInputElement>(null)
  /** The search that this field has asked for last: the address follows it, not the other way. */
  const asked = useRef(q)
  const stop = useRef<(() => void) | undefined>(undefined)
  const search = (text: string) => {
    stop.current?.()
    const next = text.trim()
    if (next === asked.current) return
    asked.current = next
    onSearch(next)
  }
  useEffect(() => {
    if (q === asked.current) return
    stop.current?.()
    asked.current = q
    setTyped(q)
  }, [q])
  useEffect(() => () => stop.current?.(), [])
  const type = (text: string) => {
    setTyped(text)
    stop.current?.()
    stop.current = later(TYPING_PAUSE, () => search(text))
  }
  // What was typed before the page's script has started.
  const onStart = useEffectEvent(() => {
    const text = input.current?.value ?? q
    if (text !== q) type(text)
  })
  useEffect(() => onStart(), [])
  const clear = () => {
    setTyped('')
    search('')
  }
  return (
    <ViewForm
      className={styles.find}
      role="search"
      keep={{ ...view, q: '', after: '' }}
      onView={() => search(typed)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--muted)"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21"
        />
      </svg>
      <input
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="Search"
        placeholder="Search facts and sources"
        maxLength={FACT_SEARCH_MAX}
        dir="auto"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') clear()
        }}
      />
      <button
        type="button"
        className="with-scripts"
        aria-label="Clear the search"
        onClick={() => {
          clear()
          input.current?.focus()
        }}
      >
        ×
      </button>
    </ViewForm>
  )
}
