import { accounts } from '../accounts/feature.ts'
import { corrections } from '../facts/corrections/feature.ts'
import { desk } from '../facts/desk/feature.ts'
import { facts } from '../facts/feature.ts'
import { rounds } from '../facts/rounds/feature.ts'
import { feedback } from '../feedback/feature.ts'
import type { Collect, Feature, Served } from '../http/feature.ts'
import type { Handlers } from '../http/routing.ts'
import { runs } from '../runs/feature.ts'
import { saves } from '../saves/feature.ts'
import { system } from '../system/feature.ts'
import { updates } from '../updates/feature.ts'

const LIST = [
  system,
  accounts,
  corrections,
  facts,
  desk,
  rounds,
  runs,
  saves,
  feedback,
  updates,
] as const

export const FEATURES: readonly Feature<never>[] = LIST

type Listed = (typeof LIST)[number]

export type FeatureDeps = Together<Parameters<Listed['serve']>[0]>

/** If a call of the contract has no handler, this does not compile. */
export function serveFeatures(deps: FeatureDeps): Composed {
  const served = LIST.map((feature): ServedBy<Listed> => feature.serve(deps))
  const all: readonly Served[] = served
  return {
    handlers: merge(served.map(({ handlers }) => handlers)),
    limits: merge(all.map(({ limits = {} }) => limits)),
    contents: merge(all.map(({ contents = {} }) => contents)),
    forms: all.flatMap(({ forms = [] }) => forms),
    register: (app) => {
      for (const { register } of all) register?.(app)
    },
  }
}

type Composed = Required<Served> & { readonly handlers: Handlers }

type ServedBy<One extends Feature<never>> = ReturnType<One['serve']>

/** If no feature collects a part of the export, this does not compile. */
export const COLLECT: Collect = merge(
  LIST.flatMap((feature) => ('collect' in feature ? feature.collect : [])),
)

function merge<Part extends object>(parts: readonly Part[]): Together<Part> {
  return Object.assign({}, ...parts) as Together<Part>
}

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
