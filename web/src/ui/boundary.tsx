import { Component, type ReactNode } from 'react'

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
        <button
          type="button"
          className="button strong"
          onClick={() => {
            location.reload()
          }}
        >
          Try again
        </button>
      </main>
    )
  }
}
