import { useEffect, useRef, type RefObject } from 'react'
import { countOr, fieldsOf } from '../../lib/reading.ts'
import { later } from '../../lib/timers.ts'

/** The place is stored with the history entry. */
type Place = {
  /** The id of a visible fact. `top` is the distance of the fact from the top of the window, in pixels. */
  readonly id: number
  readonly top: number
  readonly count: number
}

/** The height in pixels that the sticky bar covers. */
const COVERED = 56

const cardsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-fact]') ?? []),
]

const idOf = (card: HTMLElement) => Number(card.dataset.fact)

export function idsInView(list: HTMLElement | null): number[] {
  return cardsOf(list)
    .filter((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    .map(idOf)
}

function savedPlace(): Place | null {
  const { id, top, count } = fieldsOf(fieldsOf(history.state).place)
  return typeof top === 'number' && countOr(id, 0) > 0
    ? { id: countOr(id, 0), top, count: countOr(count, 0) }
    : null
}

/** Returns the number of facts that the list had in the current history entry; 0 for a new entry. */
export function savedCount(): number {
  return typeof history === 'undefined' ? 0 : (savedPlace()?.count ?? 0)
}

/** Returns null at the top of the page. */
function currentPlace(list: HTMLElement | null): Place | null {
  const cards = cardsOf(list)
  if (window.scrollY === 0) return null
  const card =
    cards.find((one) => one.getBoundingClientRect().top >= COVERED) ?? cards[cards.length - 1]
  return card
    ? { id: idOf(card), top: card.getBoundingClientRect().top, count: cards.length }
    : null
}

// Returns false if the list does not contain the fact.
function goTo(list: HTMLElement | null, { id, top }: Place): boolean {
  const card = list?.querySelector(`[data-fact="${id}"]`)
  const wanted = Math.min(top, window.innerHeight * 0.4)
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - wanted, behavior: 'instant' })
  return Boolean(card)
}

/** The number of frames that a long list may take to be rendered. */
const FRAMES = 30

type Options = {
  /** When the view changes, the list begins at the top. */
  readonly view: string
  readonly isReady: boolean
  readonly count: number
  readonly fetchNext: (() => void) | undefined
}

/**
 * Going back or forward, and reloading, return to the visitor's place in the list. When a phone is rotated, the visible
 * fact stays visible.
 */
export function useScrollPlace(list: RefObject<HTMLElement | null>, options: Options): void {
  const { view, isReady, count, fetchNext } = options
  const place = useRef<Place | null>(null)
  const restored = useRef<string | null>(null)

  useEffect(() => {
    const before = history.scrollRestoration
    history.scrollRestoration = 'manual'
    let stop: (() => void) | undefined

    const savePlace = () => {
      stop?.()
      place.current = currentPlace(list.current)
      history.replaceState({ ...fieldsOf(history.state), place: place.current }, '')
    }

    const savePlaceSoon = () => {
      stop?.()
      stop = later(150, savePlace)
    }

    let { innerWidth } = window
    const onResize = () => {
      if (window.innerWidth === innerWidth) return
      innerWidth = window.innerWidth
      if (place.current) goTo(list.current, place.current)
    }

    const end = new AbortController()
    const { signal } = end
    window.addEventListener('scroll', savePlaceSoon, { passive: true, signal })
    window.addEventListener('click', savePlace, { capture: true, signal })
    window.addEventListener('pagehide', savePlace, { signal })
    window.addEventListener('popstate', () => stop?.(), { signal })
    window.addEventListener('resize', onResize, { signal })

    return () => {
      stop?.()
      end.abort()
      history.scrollRestoration = before
    }
  }, [list])

  useEffect(() => {
    if (restored.current === view) return
    const saved = savedPlace()

    if (!saved) {
      if (restored.current !== null) window.scrollTo(0, 0)
      restored.current = view
      return
    }

    if (!isReady) return
    if (count < saved.count && fetchNext) {
      fetchNext()
      return
    }

    restored.current = view
    place.current = saved
    let frames = FRAMES

    const attempt = () => {
      frames -= 1
      if (!goTo(list.current, saved) && frames > 0) requestAnimationFrame(attempt)
    }

    attempt()
  }, [view, isReady, count, fetchNext, list])
}
