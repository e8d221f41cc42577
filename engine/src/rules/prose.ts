import type { ContentLine, EmptyPathId, NonEmpty } from '#content'
import { EMPTY_PATH_IDS, emptyPathTexts, FLAVOUR_IDS, FUTURE_TEXT_IDS } from '../model/catalogue.ts'
import type { TurnInPlay } from './turn-in-play.ts'

// This file chooses the wording of a turn, with the cosmetic generator only. The state contains the texts that the run
// has printed, so that a long run does not repeat itself. Of the remaining texts, those that the player has not read in
// any run come first.

export const isPrinted = ({ printed }: TurnInPlay, text: string): boolean =>
  printed.positionOf(text) >= 0

export function take({ printed }: TurnInPlay, text: string): string {
  printed.add(text)
  return text
}

export const countPrinted = (turn: TurnInPlay, texts: readonly string[]): number =>
  texts.filter((text) => isPrinted(turn, text)).length

/**
 * Chooses a text that the run has not printed, and prefers texts that the player has never read. Returns undefined once
 * the run has printed all of them.
 */
export function fresh(turn: TurnInPlay, texts: readonly string[]): string | undefined {
  const left = texts.filter((text) => !isPrinted(turn, text))
  const unread = left.filter((text) => !turn.isRead(text))
  const text = turn.rng.cosmetic.pick(unread.length > 0 ? unread : left)
  return text === undefined ? undefined : take(turn, text)
}

export const next = (turn: TurnInPlay, texts: NonEmpty<string>): string =>
  fresh(turn, texts) ?? take(turn, oldest(turn, texts))

const oldest = ({ printed }: TurnInPlay, texts: NonEmpty<string>): string =>
  texts.reduce((found, text) =>
    printed.positionOf(text) < printed.positionOf(found) ? text : found,
  )

/**
 * The texts alternate from run to run. Each run begins at another one and takes the first text that the player has not
 * read.
 */
export function inTurn(turn: TurnInPlay, texts: NonEmpty<string>): string {
  const first = (turn.memory?.endedRuns ?? 0) % texts.length
  const inOrder = [...texts.slice(first), ...texts.slice(0, first)]
  return inOrder.find((text) => !turn.isRead(text)) ?? inOrder[0] ?? texts[0]
}

export function teach(turn: TurnInPlay, text: string): void {
  if (!isPrinted(turn, text) && !turn.isRead(text)) turn.print(take(turn, text))
}

/** The chance that a remark is printed again if the player has read all remarks in other runs. */
const READ_REMARK = { hits: 1, of: 3 } as const

/**
 * Draws one of the texts. Returns undefined if the run has already printed the drawn text. So remarks become rarer in a
 * run, and none is repeated. If the player has read the drawn text in another run, an unread one replaces it, if there
 * is any.
 */
export function remark(turn: TurnInPlay, texts: NonEmpty<string>): string | undefined {
  const text = turn.rng.cosmetic.pick(texts)
  if (isPrinted(turn, text)) return undefined
  if (!turn.isRead(text)) return take(turn, text)
  const unread = texts.filter((other) => !isPrinted(turn, other) && !turn.isRead(other))
  const better = turn.rng.cosmetic.pick(unread)
  if (better !== undefined) return take(turn, better)
  return turn.rng.cosmetic.chance(READ_REMARK.hits, READ_REMARK.of) ? take(turn, text) : undefined
}

/** The chance that a text of a sequel is printed in place of a flavour. */
const SEQUEL = { hits: 2, of: 3 } as const

type Drawn = { readonly drawn: EmptyPathId; readonly pool: readonly EmptyPathId[] }

export type EmptyPathText = {
  readonly id: EmptyPathId
  readonly key: string
  readonly lines: readonly ContentLine[]
}
type Source = { readonly id: EmptyPathId; readonly texts: readonly EmptyPathText[] }

function textOf(id: EmptyPathId, lines: readonly ContentLine[]): EmptyPathText {
  const [first = ''] = lines
  return { id, key: typeof first === 'string' ? first : first.text, lines }
}

const SOURCES = new Map(
  EMPTY_PATH_IDS.map((id): [EmptyPathId, Source] => [
    id,
    { id, texts: emptyPathTexts(id).map((lines) => textOf(id, lines)) },
  ]),
)
const sourceOf = (id: EmptyPathId): Source => SOURCES.get(id) ?? { id, texts: [] }
const FLAVOURS = FLAVOUR_IDS.map(sourceOf)
const SEQUELS = FUTURE_TEXT_IDS.map(sourceOf)

const nextTexts = (turn: TurnInPlay, sources: readonly Source[]): EmptyPathText[] =>
  sources
    .map(({ texts }) => texts.find(({ key }) => !isPrinted(turn, key)))
    .filter((text) => text !== undefined)

/**
 * Returns the next text of each sequel that has begun. If none has begun, returns the first texts of the sequels in the
 * pool.
 */
function sequelTexts(turn: TurnInPlay, pool: readonly EmptyPathId[]): EmptyPathText[] {
  // The texts of a sequel are printed in order, so the first text shows whether the sequel has begun.
  const hasBegun = ({ texts }: Source): boolean => !!texts[0] && isPrinted(turn, texts[0].key)
  const begun = nextTexts(turn, SEQUELS.filter(hasBegun))
  if (begun.length > 0) return begun
  return nextTexts(
    turn,
    SEQUELS.filter(({ id }) => pool.includes(id)),
  )
}

const unreadFlavour = (turn: TurnInPlay): EmptyPathText | undefined =>
  turn.rng.cosmetic.pick(nextTexts(turn, FLAVOURS).filter(({ key }) => !turn.isRead(key)))

function choose(turn: TurnInPlay, { drawn, pool }: Drawn): EmptyPathText | undefined {
  const { cosmetic } = turn.rng
  const source = sourceOf(drawn)
  const [own] = nextTexts(turn, [source])
  const givesWay = FLAVOUR_IDS.includes(drawn) && cosmetic.chance(SEQUEL.hits, SEQUEL.of)
  if (own && !givesWay) return turn.isRead(own.key) ? (unreadFlavour(turn) ?? own) : own
  const sequel = cosmetic.pick(sequelTexts(turn, pool))
  return sequel ?? own ?? cosmetic.pick(nextTexts(turn, FLAVOURS)) ?? source.texts[0]
}

/**
 * Chooses the text of an empty path. The future texts of an outcome are a sequel: they are printed in order, one text
 * per path. A sequel goes on when its id is drawn, sometimes in place of a flavour, and in place of a text that was
 * already printed. Only the wording is decided here. The drawn id alone decides which ids stay in the pool.
 */
export function emptyPathText(turn: TurnInPlay, from: Drawn): EmptyPathText | undefined {
  const text = choose(turn, from)
  if (text) take(turn, text.key)
  return text
}
