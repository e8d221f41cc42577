import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { PlainPage } from './plain-page.tsx'
import { slabClass, troubleClass } from './slab.tsx'

type Props = {
  children: ReactNode
  /** What stands in for the children when one of them breaks; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
}

/** Catches the errors of its children. */
class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback(() => this.setState({ isBroken: false }))
  }
}

/**
 * For a page that broke or whose file did not arrive (a lost network, a new release): offers the one thing
 * that helps.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={() => (
        <PlainPage role="alert">
          <h1>This page did not arrive</h1>
          <p>The network dropped it, or a newer version is out. Nothing of yours is lost.</p>
          <Button look="strong" onClick={() => location.reload()}>
            Try again
          </Button>
        </PlainPage>
      )}
    >
      {children}
    </Boundary>
  )
}

type PanelProps = {
  children: ReactNode
  /** Called before it is tried again. */
  onRetry?: () => void
}

/** For a part of a page: the rest keeps working without it. */
export function PanelBoundary({ children, onRetry }: PanelProps) {
  return (
    <Boundary
      fallback={(retry) => (
        <div className={slabClass(troubleClass)} role="alert">
          <p>This part broke. The rest goes on without it.</p>
          <Button
            onClick={() => {
              onRetry?.()
              retry()
            }}
          >
            Try again
          </Button>
        </div>
      )}
    >
      {children}
    </Boundary>
  )
}
