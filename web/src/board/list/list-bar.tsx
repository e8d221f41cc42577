import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { FACT_SEARCH_MAX, FACT_SORTS, type FactsView } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { later } from '../../lib/timers.ts'
import { ViewForm } from '../frame/view-form.tsx'
import { SORT_TEXTS } from './view-texts.ts'
import styles from './list.module.css'

const TYPING_PAUSE_MS = 250

type BarProps = {
  view: FactsView
  onView: (view: FactsView) => void
  onSearch: (q: string) => void
}

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

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

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

// On keyboard layouts without Latin letters the physical key applies.
const isSearchKey = ({ key, code }: KeyboardEvent): boolean =>
  key === SEARCH_KEY || (code === 'Slash' && key > '\x7f')

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

function useSearchKey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isSearchKey(event) || !isPlain || isTaken(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [input])
}

function SearchField({ view, onSearch }: Omit<BarProps, 'onView'>) {
  const { q } = view
  const [typed, setTyped] = useState(q)
  const input = useRef<HTMLInputElement>(null)
  /** The search that the list shows or has been asked for. Searching for it again does nothing. */
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
    stop.current = later(TYPING_PAUSE_MS, () => search(text))
  }

  // Also takes over a text that was typed before the scripts loaded.
  const onStart = useEffectEvent(() => {
    const text = input.current?.value ?? q
    if (text !== q) type(text)
  })

  useEffect(() => onStart(), [])
  useSearchKey(input)

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
