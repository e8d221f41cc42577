import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { PlainPage } from './plain-page.tsx'
import { slabClass, troubleClass } from './slab.tsx'

type Props = {
  children: ReactNode
  /** Stands in for the children when one of them throws; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Errors of browsers and Vite for a file that did not arrive. */
const MISSING_FILE = /import(ed|ing a) module|preload/i

/** Distinguishes a file that failed to load (no network, a new release) from a bug in the page. */
const isMissingFile = (error: unknown) => MISSING_FILE.test(String(error))

const verbOf = (error: unknown) => (isMissingFile(error) ? 'didn’t load' : 'broke')

type State = { thrown: { error: unknown } | null }

/** Catches the errors of its children. */
class Boundary extends Component<Props, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    return this.props.fallback(thrown.error, () => this.setState({ thrown: null }))
  }
}

/** For a page that broke or whose file did not arrive: offers the one thing that helps. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={(error) => (
        <PlainPage role="alert">
          <h1>{`This page ${verbOf(error)}`}</h1>
          <p>
            {isMissingFile(error)
              ? 'Check your connection or try again; nothing of yours is lost.'
              : 'The fault is ours, not your network’s. Nothing of yours is lost.'}
          </p>
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
  /** Called before a retry. */
  onRetry?: () => void
}

/** For a part of a page: the rest keeps working without it. */
export function PanelBoundary({ children, onRetry }: PanelProps) {
  return (
    <Boundary
      fallback={(error, retry) => (
        <div className={slabClass(troubleClass)} role="alert">
          <p>{`This part ${verbOf(error)}. The rest still works.`}</p>
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
