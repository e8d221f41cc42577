import {
  areCodes,
  EMPTY_PATH_IDS,
  isAllowedName,
  LANTERNS,
  newRun,
  POSTS,
  type State,
} from '@fable/engine'
import { BOSSES, ENEMIES, LAST_DAY, OPPORTUNITIES, START } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, knownOf, listOf, oneOf, textOr } from '../../lib/reading.ts'
import { decodeLedger } from '../ledger/ledger.ts'
import { LINE_TONES, LINES_MAX, type ConsoleLine } from './console-line.ts'
import { decodeMode } from './decode-mode.ts'
import { decodePosts } from './decode-posts.ts'
import type { StoredFields } from './game-variables.ts'
import { decodeStory } from './run-story.ts'
import { hasRunToLose, newGame, type Run, type SavedGame, type ShelvedRun } from './saved-game.ts'
import { decodeSeenEnding } from './seen-ending.ts'

/** The longest line that is read from a save. The game's own lines are far shorter. */
const LINE_MAX = 400

/**
 * The greatest length of codes that is read from a save. The codes of all texts of the game together are far shorter.
 */
const PRINTED_MAX = 8000

const LANTERN_IDS = POSTS.flatMap((post) => LANTERNS[post].map(({ id }) => id))

const OPPORTUNITY_IDS = OPPORTUNITIES.map(({ id }) => id)

/** Keeps the valid parts of a save, and takes the rest from the template. */
export function decode(document: unknown): SavedGame {
  const fields: StoredFields = fieldsOf(document)
  const fresh = newGame()
  const state = decodeState(fields)
  const { ledger, shelf } = fieldsOf(fields.run)
  return {
    account: {
      userID: textOr(fields.userID, ''),
      userName: textOr(fields.userName, ''),
      currency: countOr(fields.currency, 0),
    },
    update: textOr(fields.update, fresh.update, 20),
    state,
    lines: decodeLines(fields.consoletext),
    run: decodeRun(fields.run, state),
    ledger: decodeLedger(ledger),
    shelf: decodeShelf(shelf, ledger),
  }
}

function decodeState(fields: StoredFields): State {
  const name = textOr(fields.playerName, '')
  const fresh = newRun({
    playerName: isAllowedName(name) ? name : '',
    userName: textOr(fields.userName, ''),
  })

  const run = fieldsOf(fields.run)
  const used = listOf(fields.usedopportunities).map(
    (title) => OPPORTUNITIES.find((entry) => entry.title === title)?.id,
  )

  const state: State = {
    ...fresh,
    health: countOr(fields.playerHealth, START.health, 1),
    maxDamage: countOr(fields.playerMaxDamage, START.maxDamage),
    gold: countOr(fields.playerGold, START.gold),
    day: countOr(fields.day, START.day, 0, LAST_DAY - 1),
    enemies: decodeFlags(fields.enemyData, ENEMIES, fresh.enemies),
    bosses: decodeFlags(fields.bossData, BOSSES, fresh.bosses),
    usedOpportunities: knownOf(used, OPPORTUNITY_IDS),
    // The stored order is kept, because draws depend on it.
    emptyPaths: Array.isArray(fields.emptyPaths)
      ? knownOf(fields.emptyPaths, EMPTY_PATH_IDS)
      : fresh.emptyPaths,
    stats: countsOf(run.stats, 'fights', 'kills', 'bestHit'),
    printed: decodePrinted(run.printed),
  }

  return { ...state, mode: decodeMode(fields, state) }
}

function decodeLines(stored: unknown): ConsoleLine[] {
  return listOf(stored)
    .slice(-LINES_MAX)
    .flatMap((line, key) => {
      const { text, color, waitTime } = fieldsOf(line)
      if (typeof text !== 'string') return []
      return {
        key,
        text: text.slice(0, LINE_MAX),
        tone: oneOf(color, LINE_TONES) ?? 'plain',
        wait: countOr(waitTime, 0, 0, 5000),
      }
    })
}

/**
 * Returns null if the run has no id, or if it has no secret although it is unranked. A game in progress then continues
 * as an unranked run.
 */
function decodeRun(stored: unknown, now: State): Run | null {
  const fields = fieldsOf(stored)
  const { id, ranked, commitment, claim, road, seed, turn, at, pending, story, ended } = fields
  if (typeof id !== 'string' || typeof seed !== 'string' || !id || (!seed && !ranked)) return null
  const ending = decodeSeenEnding(ended)
  const promised = textOr(commitment, '')
  const secret = textOr(claim, '')
  const { day } = fieldsOf(road)
  const lantern = oneOf(fields.lantern, LANTERN_IDS)

  return {
    id,
    ranked: ranked === true,
    ...(promised && { commitment: promised }),
    ...(secret && { claim: secret }),
    ...(typeof day === 'string' && { road: { day } }),
    seed,
    turn: countOr(turn, 0),
    at: countOr(at, 0, 0, Number.MAX_SAFE_INTEGER),
    pending: typeof pending === 'string' ? pending : null,
    story: decodeStory(story, now),
    posts: decodePosts(fields.posts),
    ...(lantern && { lantern }),
    ...(ending && { ended: ending }),
  }
}

/**
 * Returns null if the shelf does not contain a run in progress. A shelf within the shelved run's document is ignored.
 */
function decodeShelf(stored: unknown, ledger: unknown): ShelvedRun | null {
  const fields: StoredFields = fieldsOf(stored)
  const state = decodeState(fields)
  const run = decodeRun(fields.run, state)
  if (!run || run.ended || !hasRunToLose({ state })) return null
  const ofRun = fieldsOf(fieldsOf(fields.run).ledger).run
  // Only entries that the ledger counts are valid, so its counts are passed as well.
  const { run: ledgerRun } = decodeLedger({ ...fieldsOf(ledger), run: ofRun })
  return { state, lines: decodeLines(fields.consoletext), run, ledgerRun }
}

/** Flags are stored by position. A foe without a valid flag keeps its initial value. */
function decodeFlags<Id extends string>(
  stored: unknown,
  ids: readonly { id: Id }[],
  start: Readonly<Record<Id, boolean>>,
): Record<Id, boolean> {
  const flags = listOf(stored)
  const read = ids.map(({ id }, at) => {
    const flag = flags[at]
    return [id, typeof flag === 'boolean' ? flag : start[id]] as const
  })
  return Object.fromEntries(read) as Record<Id, boolean>
}

// Only wording depends on the codes, so invalid ones are dropped.
function decodePrinted(stored: unknown): string {
  const printed = textOr(stored, '', PRINTED_MAX)
  return areCodes(printed) ? printed : ''
}
