import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@fable/contract'
import { isCharacter, nameOfCharacter, type PathKind } from '@fable/engine'
import { PATH_NAMES } from '@fable/engine/content'
import { call } from '../../lib/api.ts'
import { numberWord } from '../../lib/words.ts'
import { DAILY_KEY } from '../run/today.ts'
import { PATHS } from '../stage/path-kinds.ts'
import type { Attempt } from './use-attempt.ts'

export type Fork = ResponseOf<'POST /api/daily/:day/forks'>['forks'][number]

/** Until the road closes, only the player of the attempt may see its forks. */
export function useForks(day: string, { name, id, claim }: Attempt): readonly Fork[] {
  const { data } = useQuery({
    queryKey: [...DAILY_KEY, day, 'forks', id],
    queryFn: ({ signal }) =>
      call(
        'POST /api/daily/:day/forks',
        { params: { day }, body: { run: id ?? '', ...(claim !== undefined && { claim }) } },
        { signal },
      ),
    enabled: name === 'ended' && id !== undefined,
  })
  return data?.forks ?? []
}

const isKind = (kind: string): kind is PathKind => Object.hasOwn(PATHS, kind)

// A kind that this page does not know is drawn as an empty path.
const kindOf = (kind: string): PathKind => (isKind(kind) ? kind : 'empty')

/** The words after 'took path 2, '. */
const HELD: Readonly<Record<PathKind, string>> = {
  reward: 'a reward',
  enemy: 'an enemy',
  merchant: 'a merchant',
  empty: 'and met nobody',
}

/** The words after 'You took 2: '. */
const FOUND: Readonly<Record<PathKind, string>> = { ...HELD, empty: 'nobody' }

const nameOfFoe = (id: string | undefined): string | null =>
  id !== undefined && isCharacter(id) ? nameOfCharacter(id) : null

export type Tile = {
  readonly kind: PathKind
  readonly label: string
  readonly isOwn: boolean
  readonly taken: number
  /** The share of the walkers who came to the fork, in percent. */
  readonly percent: number
}

export function tilesOf({ paths, path, foe }: Fork): readonly Tile[] {
  const walkers = paths.reduce((sum, { taken }) => sum + taken, 0)
  return paths.map(({ kind: sent, taken }, at) => {
    const kind = kindOf(sent)
    const isOwn = at + 1 === path
    const label = (isOwn ? nameOfFoe(foe) : null) ?? PATH_NAMES[kind]
    return { kind, label, isOwn, taken, percent: Math.round((100 * taken) / walkers) }
  })
}

// Of tiles that equally many took, the player's own comes first.
function mostTaken(tiles: readonly Tile[]): number {
  const most = Math.max(...tiles.map(({ taken }) => taken))
  const own = tiles.findIndex(({ taken, isOwn }) => isOwn && taken === most)
  return own >= 0 ? own : tiles.findIndex(({ taken }) => taken === most)
}

/** '61 % took path 2, a reward.' */
export function mostWords(tiles: readonly Tile[]): string {
  const at = mostTaken(tiles)
  const tile = tiles[at]
  if (!tile) return ''
  const held = `${tile.percent} % took path ${at + 1}, ${HELD[tile.kind]}`
  return tile.isOwn ? `${held}, and so did you.` : `${held}.`
}

/** 'You took 4: Octopus of Destruction.'; null if no path was taken by more walkers. */
export function ownWords(tiles: readonly Tile[], { path, foe }: Fork): string | null {
  const own = tiles[path - 1]
  if (!own || mostTaken(tiles) === path - 1) return null
  return `You took ${path}: ${nameOfFoe(foe) ?? FOUND[own.kind]}.`
}

export const fellWords = (fell: number): string =>
  fell === 1 ? 'Nobody else fell there.' : `${numberWord(fell)} of you fell there.`

/** After 'You ' or the day: 'fell at the fork of day 58, with nine others' */
export function fallOf(forks: readonly Fork[]): string | null {
  const last = forks.find(({ fell }) => fell !== undefined)
  if (last?.fell === undefined) return null
  const others = last.fell - 1
  const company = `with ${numberWord(others).toLowerCase()} other${others === 1 ? '' : 's'}`
  return `fell at the fork of day ${last.day}, ${others === 0 ? 'alone' : company}`
}
