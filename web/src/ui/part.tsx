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
 * Loads the parts of all loaded screens, so that the server can render them. Concurrent renderings share the work;
 * failed parts are loaded by the next one.
 */
export function loadParts(): Promise<void> {
  loading = loading.catch(() => undefined).then(loadAll)
  return loading
}

/** Pause in milliseconds before `loadedLater` tries again. */
const AGAIN_AFTER = 15_000

/**
 * A component that loads in the background. If its file fails to load, it is silently requested again. With a fallback
 * the server renders it as well.
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
 * A part of a screen in a separate file, loaded later. If the server has rendered it, its HTML stays until the file has
 * loaded; otherwise `fallback` is shown. A button requests a failed file again; in older browsers only reloading the
 * page does that.
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
