import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { numberWord } from '../../lib/words.ts'
import { answerIn } from './entries.ts'
import { has, type Ledger } from './ledger.ts'
import { progressOf } from './progress.ts'

const FOES = ENEMIES.length + BOSSES.length

export function noteOnFoes(ledger: Ledger): string {
  const gaps = FOES - progressOf(ledger, 'enemies', 'bosses').found
  if (gaps === 0) return 'A full page. They all asked after you.'
  if (gaps === FOES) return 'An empty page. I start one for everybody, in case.'
  return `${numberWord(gaps)} ${gaps === 1 ? 'gap' : 'gaps'} on this page. I have left room. I always leave room.`
}

/** Names a story of which only one outcome is missing, and the answer that may lead to it. */
export function noteOnStories(ledger: Ledger): string {
  const { found, of } = progressOf(ledger, 'stories')
  if (found === 0) return 'So many questions. I am told that they have answers.'
  if (found === of) return 'All told. I shall have to ask you something else.'
  const open = OPPORTUNITIES.map(({ id, title }) => ({
    title,
    untold: OUTCOME_NAMES.filter((name) => !has(ledger, `told/${id}/${name}`)),
  }))
  const nearly = open.find(({ untold }) => untold.length === 1)
  if (!nearly) return 'Four lines to a story. The others are under the table.'
  const answer = answerIn(nearly.untold[0] ?? 'correctNo')
  return `One line short of a seal: ${nearly.title}. It would like a ${answer}.`
}

export function noteOnThings(ledger: Ledger): string {
  const goods = progressOf(ledger, 'goods')
  if (goods.found === 0) return 'Nothing bought. I am not hurt. I am a merchant.'
  if (goods.found === goods.of) return 'All sold. I may have to find something else.'
  return 'I can recommend everything that you have not bought.'
}
