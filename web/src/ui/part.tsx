import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { PanelBoundary } from './boundary.tsx'

type PartFile<Props> = { readonly default: ComponentType<Props> }

const loads: (() => Promise<void>)[] = []

/** Loads the parts of the screens that are loaded, so that the server renders them, too. */
export async function loadParts(): Promise<void> {
  await Promise.all(loads.splice(0).map((load) => load()))
}

/**
 * A part of a screen in a file of its own, which is not among the first. Where the server has rendered it, its HTML
 * stands until the file has arrived; elsewhere `fallback` stands in for it. A file that does not arrive is asked for
 * again by a press.
 */
export function part<Props extends object>(
  load: () => Promise<PartFile<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props>
  const reset = () => {
    Loaded = lazy(() =>
      load().catch((error: unknown) => {
        reset()
        throw error
      }),
    )
  }
  reset()
  loads.push(async () => {
    const file = await load()
    Loaded = file.default
  })
  return function Part(props: Props) {
    return (
      <PanelBoundary>
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </PanelBoundary>
    )
  }
}
