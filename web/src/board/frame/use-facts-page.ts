import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { registerWorker } from '../../lib/service-worker.ts'
import { later } from '../../lib/timers.ts'
import { useWaiting } from '../form/waiting-list.ts'
import { subscribeOwnVotes } from '../votes/own-votes.ts'
import { showOwnVotes, waitingVotes } from '../votes/vote-queue.ts'
import { useWaitingPosts } from './waiting-posts.ts'

/** After this time the service worker fetches the files that the page needs offline. */
const REGISTER_AFTER_MS = 5_000

export function useFactsPage(): void {
  useInternalLinks()
  useOwnVotes()
  useWaitingPosts()
  useEffect(() => later(REGISTER_AFTER_MS, registerWorker), [])
}

/**
 * One listener handles all links. A list has hundreds of links, and a component for each would take longer to render
 * than the facts.
 */
function useInternalLinks(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!link || event.defaultPrevented || !isPlain || event.altKey) return
      if (link.target || link.origin !== location.origin) return
      // For a part of the same page, the browser itself scrolls.
      const path = link.pathname + link.search
      if (link.hash && path === location.pathname + location.search) return
      event.preventDefault()
      navigate(path + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function useOwnVotes(): void {
  useWaiting(waitingVotes)
  useEffect(() => {
    showOwnVotes()
    return subscribeOwnVotes(showOwnVotes)
  }, [])
}
