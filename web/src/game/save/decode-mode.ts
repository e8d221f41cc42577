import type { Opponent, Mode, PathKind, State } from '@fable/engine'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES, PATHS_PER_SET } from '@fable/engine/content'
import { countOr, fieldsOf, listOf, oneOf } from '../../lib/reading.ts'
import { MODE_NAMES, type StoredFields } from './game-variables.ts'
import { PATH_KINDS } from './run-story.ts'

/** If the stored mode and its data do not fit together, returns the mode before the next path (`crossroads`). */
export function decodeMode(fields: StoredFields, state: State): Mode {
  const name = oneOf(fieldsOf(fields.gameMode).name, MODE_NAMES)
  switch (name) {
    case 'start':
    case 'playerInput':
    case 'paychance':
      return { name }
    case 'paths':
      return { name, seen: decodePaths(fields.paths) }
    case 'attack': {
      const foe = decodeFoe(fields)
      return foe ? { name, foe } : crossroads(state, fields)
    }
    case 'yesno': {
      const { title } = fieldsOf(fields.opportunity)
      const opportunity = OPPORTUNITIES.find((entry) => entry.title === title)
      return opportunity ? { name, opportunity: opportunity.id } : crossroads(state, fields)
    }
    case 'merchant': {
      const names = listOf(fields.merchantGoods).map((good) => fieldsOf(good).name)
      const goods = names.flatMap((stored) => GOODS.find((good) => good.name === stored)?.id ?? [])
      return goods.length > 0 ? { name, goods } : crossroads(state, fields)
    }
    case undefined:
      return crossroads(state, fields)
  }
}

// Returns null if the paths are unseen, or if there are not exactly four.
function decodePaths(stored: unknown): PathKind[] | null {
  const seen = listOf(stored).flatMap((kind) => oneOf(kind, PATH_KINDS) ?? [])
  return seen.length === PATHS_PER_SET ? seen : null
}

// Returns null if the foe's name is unknown. A foe without a valid health gets its full health.
function decodeFoe(fields: StoredFields): Opponent | null {
  const foe = [...ENEMIES, ...BOSSES].find(({ name }) => name === fields.enemyName)
  if (!foe) return null
  const health = countOr(fields.enemyHealth, foe.health, 1, foe.health)
  const round = countOr(fieldsOf(fields.run).round, 0)
  return { type: foe.type, id: foe.id, health, round }
}

function crossroads({ gold, day }: State, fields: StoredFields): Mode {
  const hasBegun = day > 0 || typeof fieldsOf(fields.run).id === 'string'
  if (!hasBegun) return { name: 'start' }
  return gold > 0 ? { name: 'paychance' } : { name: 'paths', seen: null }
}
