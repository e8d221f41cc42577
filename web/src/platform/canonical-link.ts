import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * Removes the canonical link when the address changes. The server writes it for the page that it sends,
 * and browsers share the canonical address, not the one that they show.
 */
export function useCanonicalLink(): void {
  const [path] = useLocation()
  const address = `${path}?${useSearch()}`
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) document.querySelector('link[rel="canonical"]')?.remove()
  }, [address])
}
