import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { registerWorker } from '../lib/service-worker.ts'
import { tryAgain } from '../lib/sending.ts'
import { DRAFT_KEYS, useIsStored } from '../lib/storage.ts'
import { useStore } from '../lib/store.ts'
import { later } from '../lib/timers.ts'
import { subscribeOwnVotes } from './votes/own-votes.ts'
import { showOwnVotes, trySendingVotes } from './votes/vote-queue.ts'
import { showWaitingVotes, waitingVotes } from './votes/waiting-votes.ts'

/**
 * Follows links to other pages of the product without a reload. One listener for all of them: a list has hundreds of
 * links, and a component for each would take longer to render than the facts.
 */
function useInternalLinks(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!link || event.defaultPrevented || !isPlain || event.altKey) return
      if (link.target || link.origin !== location.origin) return
      // The browser itself goes to a part of the page.
      const path = link.pathname + link.search
      if (link.hash && path === location.pathname + location.search) return
      event.preventDefault()
      navigate(path + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Milliseconds after the board until the worker fetches the files that the page needs offline. */
const REGISTER_AFTER = 5_000

/** Shows the votes cast in this browser, and sends waiting ones. */
function useOwnVotes(): void {
  const isWaiting = useStore(waitingVotes).length > 0
  useEffect(() => {
    showOwnVotes()
    showWaitingVotes()
    window.addEventListener('storage', showWaitingVotes)
    const stop = subscribeOwnVotes(showOwnVotes)
    return () => {
      window.removeEventListener('storage', showWaitingVotes)
      stop()
    }
  }, [])
  useEffect(() => {
    if (!isWaiting) return undefined
    trySendingVotes()
    return tryAgain(trySendingVotes)
  }, [isWaiting])
}

const WAITING = [DRAFT_KEYS.waitingCorrections, DRAFT_KEYS.waitingPicks]

/** Sends the corrections and picks that wait for the network. What sends them is loaded only where there are some. */
function useWaitingPosts(): void {
  const isWaiting = useIsStored(WAITING)
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = async () => {
      const { trySendingPosts } = await import('./waiting-posts.ts')
      trySendingPosts()
    }
    // Without a network its file does not come, either.
    const trySending = () => void send().catch(() => undefined)
    if (document.visibilityState === 'visible') trySending()
    return tryAgain(trySending)
  }, [isWaiting])
}

/**
 * Shared setup of the pages with facts: follows their links, sends and shows waiting posts, and prepares for offline
 * use.
 */
export function useFactsPage(): void {
  useInternalLinks()
  useOwnVotes()
  useWaitingPosts()
  useEffect(() => later(REGISTER_AFTER, registerWorker), [])
}
