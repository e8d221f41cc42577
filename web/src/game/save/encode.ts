import { nameOfCharacter, type View, viewOf } from '@fable/engine'
import { BOSSES, ENEMIES, LAST_DAY } from '@fable/engine/content'
import { EMPTY_LEDGER, isEmpty } from '../ledger/ledger.ts'
import { LINES_MAX } from './console-line.ts'
import { MODE_NAMES, type GameVariables } from './game-variables.ts'
import { newGame, type SavedGame, type ShelvedRun } from './saved-game.ts'

const encodeShelf = ({ ledgerRun, ...shelved }: ShelvedRun): GameVariables =>
  encode({ ...newGame(), ...shelved, ledger: { ...EMPTY_LEDGER, run: ledgerRun } })

/** Writes a game with the fields of docs/rules.md, section 3, Save. */
export function encode({
  account,
  update,
  state,
  lines,
  run,
  ledger,
  shelf,
}: SavedGame): GameVariables {
  const { mode } = state
  const view = viewOf(state)

  return {
    update,
    userID: account.userID,
    userName: account.userName,
    currency: account.currency,
    playerName: state.playerName,
    playerHealth: state.health,
    playerMaxDamage: state.maxDamage,
    playerGold: state.gold,
    ...enemyFields(view),
    enemyData: ENEMIES.map(({ id }) => state.enemies[id]),
    bossData: BOSSES.map(({ id }) => state.bosses[id]),
    day: state.day,
    // The game has only one tier. The tier's number is its last day.
    tierNum: LAST_DAY,
    opportunity: view.title === null ? {} : { title: view.title },
    merchantGoods: view.goods.map(({ name, health, damage, price }) => ({
      name,
      Health: health,
      Damage: damage,
      Price: price,
    })),
    usedopportunities: state.usedOpportunities.map(nameOfCharacter),
    gameMode: { name: mode.name, flags: MODE_NAMES.map((name) => name === mode.name) },
    paths: mode.name === 'paths' ? [...(mode.seen ?? [])] : [],
    emptyPaths: [...state.emptyPaths],
    consoletext: lines
      .slice(-LINES_MAX)
      .map(({ text, tone, wait }) => ({ text, color: tone, waitTime: wait })),
    run: encodeRun({ run, state, ledger, shelf }),
  }
}

/** Outside of a fight only the character's name and picture are set. */
function enemyFields({ opponent, characterName, character }: View) {
  return {
    enemyName: opponent?.name ?? characterName ?? '',
    enemyHealth: opponent?.health ?? 0,
    enemyMaxDamage: opponent?.maxDamage ?? 0,
    enemyDrop: opponent?.dropRate ?? 0,
    enemyType: opponent?.type ?? '',
    npcImage: character ?? '',
  }
}

/** Without a run, this part of the save contains only the ledger and the shelf. It is null if both are empty. */
function encodeRun({
  run,
  state,
  ledger,
  shelf,
}: Pick<SavedGame, 'run' | 'state' | 'ledger' | 'shelf'>): GameVariables['run'] {
  const beside = { ledger, ...(shelf && { shelf: encodeShelf(shelf) }) }
  if (!run) return isEmpty(ledger) && !shelf ? null : beside
  const { mode, stats, printed = '' } = state
  return { ...run, round: mode.name === 'attack' ? mode.foe.round : 0, stats, printed, ...beside }
}
