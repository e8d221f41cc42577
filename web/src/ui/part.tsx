import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { pause } from '../lib/timers.ts'
import { PanelBoundary } from './boundary.tsx'

type PartFile<Props> = { readonly default: ComponentType<Props> }

const loads = new Set<() => Promise<void>>()
let loading = Promise.resolve()

async function loadAll(): Promise<void> {
  for (const load of loads) {
    await load()
    loads.delete(load)
  }
}

/**
 * Loads the parts of the screens that are loaded, so that the server renders them, too. Renderings at the same time
 * wait for each other's; what fails is loaded by the next.
 */
export function loadParts(): Promise<void> {
  loading = loading.catch(() => undefined).then(loadAll)
  return loading
}

/** How soon `loadedLater` tries again, in milliseconds. */
const AGAIN_AFTER = 15_000

/**
 * A component that nobody waits for. Where its file does not arrive it is asked for again, and nothing is said. With
 * what stands in for it until then the server renders it, too.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<PartFile<Props>>,
  standIn?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const keepLoading = async (): Promise<PartFile<Props>> => {
    try {
      return await load()
    } catch {
      await pause(AGAIN_AFTER)
      return keepLoading()
    }
  }
  let Loaded: ComponentType<Props> = lazy(keepLoading)
  if (standIn) {
    loads.add(async () => {
      const file = await load()
      Loaded = file.default
    })
  }
  return function Later(props: Props) {
    return (
      <Suspense fallback={standIn?.(props)}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

/**
 * A part of a screen in a file of its own, which is not among the first. Where the server has rendered it, its HTML
 * stands until the file has arrived; elsewhere `fallback` stands in for it. A file that does not arrive is asked for
 * again by a press; in older browsers only another load of the page does that.
 */
export function part<Props extends object>(
  load: () => Promise<PartFile<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props>
  let failures = 0
  const reset = () => {
    Loaded = lazy(() =>
      load().catch((error: unknown) => {
        failures += 1
        reset()
        throw error
      }),
    )
  }
  reset()
  loads.add(async () => {
    const file = await load()
    Loaded = file.default
  })
  return function Part(props: Props) {
    return (
      <PanelBoundary
        onRetry={() => {
          if (failures > 1 && navigator.onLine) location.reload()
        }}
      >
        <Suspense fallback={fallback}>
          <Loaded {...props} />
        </Suspense>
      </PanelBoundary>
    )
  }
}
