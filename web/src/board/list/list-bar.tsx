import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react'
import {
  FACT_SEARCH_MAX,
  FACT_SORTS,
  type FactsView,
  SCREEN_PATHS,
  type Category,
  parametersOf,
  viewIn,
  CATEGORY_IDS,
  ALL_FACTS,
} from '@fable/contract/limits'
import { later } from '../../lib/timers.ts'
import { cx } from '../../lib/cx.ts'
import { useArrowKeys } from '../../lib/arrow-keys.ts'
import { SORT_TEXTS } from './view-texts.ts'
import styles from './board.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  /** The other parts of the view, which the form sends unchanged. */
  keep: FactsView
  onView: (view: FactsView) => void
}

/**
 * A form that changes the view of the board. Without scripts the browser loads another document; with scripts `onView`
 * is called instead.
 */
function ViewForm({ keep, onView, children, ...attributes }: FormProps) {
  return (
    <form
      {...attributes}
      action={SCREEN_PATHS.facts}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter)
        const fields = [...data].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        )
        onView(viewIn(Object.fromEntries(fields)))
      }}
    >
      {Object.entries(parametersOf(keep)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** A search begins when the visitor has not typed for this time, in milliseconds. */
const TYPING_PAUSE = 250

type BarProps = {
  view: FactsView
  onView: (view: FactsView) => void
  onSearch: (q: string) => void
}

/** The search field and the orders, on a line that stays in view. */
export function ListBar({ view, onView, onSearch }: BarProps) {
  return (
    <div className={styles.bar}>
      <SearchField view={view} onSearch={onSearch} />
      <ViewForm keep={{ ...view, sort: 'top', after: '' }} onView={onView}>
        <div className={styles.sorts} role="group" aria-label="Order">
          {FACT_SORTS.map((sort) => (
            <button
              key={sort}
              name={sort === 'top' ? undefined : 'sort'}
              value={sort}
              aria-pressed={sort === view.sort}
            >
              {SORT_TEXTS[sort].name}
            </button>
          ))}
        </div>
      </ViewForm>
      <UpLink />
    </div>
  )
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** A link to the top. It appears once the page is scrolled by the height of the window. */
function UpLink() {
  const isDown = useSyncExternalStore(
    onScroll,
    () => scrollY >= innerHeight,
    () => false,
  )
  return (
    <a className={cx(styles.up, isDown && styles.isDown)} href="#top" aria-label="Back to top">
      ↑
    </a>
  )
}

const SEARCH_KEY = '/'

/** Checks whether a key is the one for searching. On keyboard layouts without Latin letters the physical key counts. */
const isSearchKey = ({ key, code }: KeyboardEvent): boolean =>
  key === SEARCH_KEY || (code === 'Slash' && key > '\x7f')

/** Checks whether the focused element needs the key itself: a field, or a popup. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** The search field. It searches after a short pause in typing. Escape clears it and leaves it. */
function SearchField({ view, onSearch }: Omit<BarProps, 'onView'>) {
  const { q } = view
  const [typed, setTyped] = useState(q)
  const input = useRef<HTMLInputElement>(null)
  /** The last search that this field has begun. Only a different text begins another one. */
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
  // Takes over a text that was typed before the scripts had loaded.
  const onStart = useEffectEvent(() => {
    const text = input.current?.value ?? q
    if (text !== q) type(text)
  })
  useEffect(() => onStart(), [])
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isSearchKey(event) || !isPlain || isTaken(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
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
        aria-keyshortcuts={SEARCH_KEY}
        placeholder="Search facts and sources"
        maxLength={FACT_SEARCH_MAX}
        dir="auto"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return
          clear()
          input.current?.blur()
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

type RailProps = {
  /** The view whose category is marked; null if none is. */
  view: FactsView | null
  /** The category of the fact whose page is shown. */
  category?: Category | undefined
  onView: (view: FactsView) => void
}

const ENTRIES = [null, ...CATEGORY_IDS]

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The sidebar with 'All' and the categories as a ribbon of colours. On phones it is a row. */
export function CategoryRail({ view, category: current, onView }: RailProps) {
  const chosen = view?.category
  const keys = useArrowKeys()
  const rail = useRef<HTMLUListElement>(null)
  // On a phone the chosen category may be outside the visible part of the row, so the row scrolls to it. The page must
  // not scroll.
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
