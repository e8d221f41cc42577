import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { pause } from '../lib/timers.ts'
import { PanelBoundary } from './boundary.tsx'

type PartFile<Props> = { readonly default: ComponentType<Props> }

const loads = new Set<() => Promise<void>>()
let loading = Promise.resolve()

/**
 * Loads the parts of all screens, so that the server can render them. Calls at the same time share one loading. The
 * next call tries again to load the parts that have failed.
 */
export function loadParts(): Promise<void> {
  loading = loading.catch(() => undefined).then(loadAll)
  return loading
}

async function loadAll(): Promise<void> {
  for (const load of loads) {
    await load()
    loads.delete(load)
  }
}

const AGAIN_AFTER_MS = 15_000

/**
 * Loads the file of a component in the background, and tries again if that fails. Until then `standIn` is shown. The
 * server renders the component only if there is a `standIn`.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<PartFile<Props>>,
  standIn?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const keepLoading = async (): Promise<PartFile<Props>> => {
    try {
      return await load()
    } catch {
      await pause(AGAIN_AFTER_MS)
      return keepLoading()
    }
  }

  let Loaded: ComponentType<Props> = lazy(keepLoading)
  if (import.meta.env.SSR && standIn) {
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
 * Makes a part of a screen whose code is in a file of its own. HTML from the server stays visible until that file has
 * loaded. Without such HTML, `fallback` is shown. If loading fails, a button tries again. After a second failure the
 * button reloads the page, because in older browsers another attempt does not help.
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
  if (import.meta.env.SSR) {
    loads.add(async () => {
      const file = await load()
      Loaded = file.default
    })
  }

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
