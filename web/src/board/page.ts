import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { subscribeOwnVotes } from './votes/own-votes.ts'
import { showOwnVotes } from './votes/vote-queue.ts'

/**
 * Follows links to other pages of the product without loading anew. One listener for all of them: a list has
 * hundreds, and a component for each would take longer than the facts.
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

/** What every page with facts does: it follows its links, and shows the votes of this browser. */
export function useFactsPage(): void {
  useInternalLinks()
  useEffect(() => {
    showOwnVotes()
    return subscribeOwnVotes(showOwnVotes)
  }, [])
}
