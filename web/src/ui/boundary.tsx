import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'

/**
 * Stands in for a screen that broke or whose file did not arrive (a lost network, a new release), and
 * offers the one thing that helps.
 */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className="plain-page" role="alert">
        <h1>This page did not arrive</h1>
        <p>The network dropped it, or a newer version is out. Nothing of yours is lost.</p>
        <Button look="strong" onClick={() => location.reload()}>
          Try again
        </Button>
      </main>
    )
  }
}
