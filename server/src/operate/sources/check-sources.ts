import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { SourceState } from './ask-source.ts'
import type { Source } from './list-sources.ts'

export type CheckedSource = {
  readonly source: string
  readonly of: readonly Source[]
  readonly answer: SourceState
}

const SITES_AT_ONCE = 6
const PAUSE = 1_000

type Options = {
  readonly ask: (source: string) => Promise<SourceState>
  readonly pause?: number
  readonly onAnswer?: (answered: number, all: number) => void
}

/** Each address is asked once: a few sites at a time, the pages of a site one after the other. */
export async function checkSources(
  sources: readonly Source[],
  { ask, pause = PAUSE, onAnswer }: Options,
): Promise<readonly CheckedSource[]> {
  const byAddress = Map.groupBy(sources, ({ source }) => source)
  const bySite = Map.groupBy(byAddress.keys(), (source) => new URL(source).hostname)
  let answered = 0
  const checkSite = async (addresses: readonly string[]) => {
    const checked: CheckedSource[] = []
    for (const source of addresses) {
      if (checked.length > 0) await wait(pause)
      checked.push({ source, of: byAddress.get(source) ?? [], answer: await ask(source) })
      answered += 1
      onAnswer?.(answered, byAddress.size)
    }
    return checked
  }
  const limit = pLimit(SITES_AT_ONCE)
  const sites = [...bySite.values()].map((addresses) => limit(() => checkSite(addresses)))
  return (await Promise.all(sites)).flat()
}
