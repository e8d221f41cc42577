import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { PlainPage } from './plain-page.tsx'
import { slabClass, troubleClass } from './slab.tsx'

type Props = {
  children: ReactNode
  /** The function `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
}

const MISSING_FILE = /import(ed|ing a) module|preload/i

// A file fails to load without a network, or after a new release. All other errors are bugs of the page.
const isMissingFile = (error: unknown) => MISSING_FILE.test(String(error))

const verbOf = (error: unknown) => (isMissingFile(error) ? 'didn’t load' : 'broke')

type State = { thrown: { error: unknown } | null }

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

/** Offers to load the page again, which is the only remedy. */
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
  onRetry?: () => void
}

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
