import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { cx } from '../../lib/cx.ts'
import { characterPicture } from '../../scenery/cast/pictures.ts'
import { Endings } from './endings.tsx'
import type { EntryKey } from './entries.ts'
import { Foes } from './foes.tsx'
import type { Ledger } from './ledger.ts'
import { progressOf, type Heading } from './progress.ts'
import { Stories } from './stories.tsx'
import { Things } from './things.tsx'
import styles from './ledger.module.css'

type Page = {
  readonly id: string
  readonly name: string
  readonly headings: readonly Heading[]
  readonly prefixes: readonly string[]
  readonly leaves: readonly Leaf[]
}

type Leaf = (props: { ledger: Ledger }) => ReactNode

const PAGES: readonly Page[] = [
  {
    id: 'foes',
    name: 'Foes',
    headings: ['enemies', 'bosses'],
    prefixes: ['met/', 'felled/', 'fell-to/'],
    leaves: [Foes],
  },
  {
    id: 'stories',
    name: 'Stories',
    headings: ['stories'],
    prefixes: ['told/'],
    leaves: [Stories],
  },
  {
    id: 'things',
    name: 'Things',
    headings: ['goods', 'endings'],
    prefixes: ['good/', 'end/', 'read/'],
    leaves: [Things, Endings],
  },
]

const PAGES_OPEN = 2

const freshOn = ({ prefixes }: Page, { fresh }: Ledger): readonly EntryKey[] =>
  fresh.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))

type Props = {
  ledger: Ledger
  /**
   * Records that the player has seen these entries, as soon as no other tab plays the game. The returned function
   * cancels this.
   */
  onSeen: (keys: readonly EntryKey[]) => () => void
}

/**
 * Shows one page on narrow screens, and a spread of two leaves on wide ones. The fragment of the address says which
 * page is open.
 */
export function Book({ ledger, onSeen }: Props) {
  const hash = useHash()
  const leaves = useRef<HTMLDivElement>(null)
  const seen = useRef<readonly EntryKey[]>([])
  const [visited, setVisited] = useState<readonly string[]>([])

  const at = Math.max(
    0,
    PAGES.findIndex(({ id }) => id === hash),
  )

  const first = at - (at % PAGES_OPEN)
  const open = PAGES.slice(first, first + PAGES_OPEN)
  const current = PAGES[at]?.id ?? ''
  if (!visited.includes(current)) setVisited([...visited, current])

  useEffect(() => {
    // On a narrow screen only one page of the spread is visible.
    const shown = PAGES.slice(first, first + PAGES_OPEN).filter((_, leafAt) => {
      const leaf = leaves.current?.children[leafAt]
      return leaf !== undefined && getComputedStyle(leaf).display !== 'none'
    })
    for (const page of shown) seen.current = [...seen.current, ...freshOn(page, ledger)]
    return onSeen(seen.current)
  }, [at, first, ledger, onSeen])

  return (
    <main className={styles.book}>
      <nav className={styles.tabs} aria-label="Pages of the ledger">
        {PAGES.map((page, position) => (
          <Tab
            key={page.id}
            page={page}
            ledger={ledger}
            isCurrent={position === at}
            isOpen={position >= first && position < first + PAGES_OPEN}
            isSeen={position !== at && visited.includes(page.id)}
          />
        ))}
      </nav>
      <Progress ledger={ledger} />
      <img className={styles.keeper} src={characterPicture('marlowe')} alt="" />
      <div className={styles.cover}>
        <div ref={leaves} className={styles.leaves}>
          {open.flatMap((page) =>
            page.leaves.map((Content, leafAt) => (
              <article
                key={`${page.id}/${leafAt}`}
                className={cx(styles.leaf, page.id === current && styles.current)}
              >
                <Content ledger={ledger} />
              </article>
            )),
          )}
        </div>
      </div>
    </main>
  )
}

type TabProps = {
  page: Page
  ledger: Ledger
  isCurrent: boolean
  isOpen: boolean
  isSeen: boolean
}

// Opening a page of the book adds no step to the history. A press with a modifier key still opens a tab or window.
function turnTo(id: string, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.replace(`#${id}`)
}

function Tab({ page, ledger, isCurrent, isOpen, isSeen }: TabProps) {
  const { id, name, headings } = page
  const { found, of, isNew } = progressOf(ledger, ...headings)

  return (
    <a
      className={cx(isOpen && styles.open)}
      href={`#${id}`}
      onClick={(event) => turnTo(id, event)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{name}</span>
      <small>
        <span>{found}</span>
        <span aria-hidden="true">/</span>
        <span className="visually-hidden"> of </span>
        <span>{of}</span>
      </small>
      {isNew && !isSeen && (
        <i className={styles.dot}>
          <span className="visually-hidden">, with something new</span>
        </i>
      )}
    </a>
  )
}

function Progress({ ledger }: { ledger: Ledger }) {
  const { found, of } = progressOf(ledger, ...PAGES.flatMap(({ headings }) => headings))
  return (
    <div className={styles.progress}>
      <p>
        <b>{found}</b> <span>{`of ${of} written down`}</span>
      </p>
      <progress value={found} max={of} aria-label="Written down" />
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
