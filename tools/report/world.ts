import { nameOfCharacter } from '@fable/engine'
import { BOSSES, ENEMIES, OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import type { CharacterId } from '@fable/engine/content'
import { card, key, percent } from './parts.ts'
import type { Player } from './parts.ts'
import { bar, escaped } from './svg.ts'

const CAUSES_SHOWN = 8

const causeRow = (name: string, share: number, className: string): string =>
  `<tr><td>${escaped(name)}</td><td class="plot">${bar([{ share, className, name }])}</td><td>${percent(share)}</td></tr>`

/** The causes of death, the most frequent first, the rest in one row. */
export const causes = (players: readonly Player[]): string =>
  players
    .map(({ name, measure }) => {
      const ranked = [...measure.causes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      const rows = ranked
        .slice(0, CAUSES_SHOWN)
        .map(([cause, count]) =>
          cause === 'hundred'
            ? causeRow('reached day 100', count / measure.runs, 'moss')
            : causeRow(nameOfCharacter(cause), count / measure.runs, 'ember'),
        )
      const others = ranked.slice(CAUSES_SHOWN)
      const rest = others.reduce((sum, [, count]) => sum + count, 0) / measure.runs
      const last = others.length > 0 ? causeRow(`${others.length} others`, rest, 'rest') : ''
      return card(name, `<table><tbody>${rows.join('')}${last}</tbody></table>`)
    })
    .join('')

/** How often a run meets each character, by bot. */
export const meetings = (players: readonly Player[]): string => {
  const groups: readonly (readonly [string, readonly CharacterId[]])[] = [
    ['Enemies', ENEMIES.map((foe) => foe.id)],
    ['Bosses and the merchant', ['marlowe', ...BOSSES.map((foe) => foe.id)]],
    ['Opportunities', OPPORTUNITIES.map((opportunity) => opportunity.id)],
  ]
  return players
    .flatMap(({ name, measure }) =>
      groups.map(([title, ids]) => {
        const rates = ids.map((id) => (measure.met.get(id) ?? 0) / measure.runs)
        const most = Math.max(...rates, 1)
        const rows = ids.map((id, at) => {
          const rate = rates[at] ?? 0
          const plot = bar([{ share: rate / most, className: 'steel', name: nameOfCharacter(id) }])
          return `<tr><td>${escaped(nameOfCharacter(id))}</td><td class="plot">${plot}</td><td>${rate.toFixed(2)}</td></tr>`
        })
        return card(`${title}: ${name}`, `<table><tbody>${rows.join('')}</tbody></table>`)
      }),
    )
    .join('')
}

const OUTCOME_COLOURS = ['moss', 'ember', 'steel', 'gold'] as const

/** The share of each outcome of each opportunity. */
export const outcomes = ({ measure }: Player): string => {
  const rows = OPPORTUNITIES.map(({ id, title, yesChance }) => {
    const counts = OUTCOME_NAMES.map((name) => measure.outcomes.get(`${id}/${name}`) ?? 0)
    const sum = counts.reduce((all, count) => all + count, 0)
    const shares = counts.map((count) => (sum === 0 ? 0 : count / sum))
    const parts = shares.map((share, at) => ({
      share,
      className: OUTCOME_COLOURS[at] ?? 'rest',
      name: `${OUTCOME_NAMES[at]}: ${percent(share)}`,
    }))
    return (
      `<tr><td>${escaped(title)}</td><td>${yesChance}</td><td class="plot">${bar(parts)}</td>` +
      `${shares.map((share) => `<td>${percent(share)}</td>`).join('')}<td>${sum}</td></tr>`
    )
  })
  const heads = ['opportunity', 'yesChance', '', ...OUTCOME_NAMES, 'asked']
  const names = OUTCOME_NAMES.map((name, at) => [OUTCOME_COLOURS[at] ?? 'rest', name] as const)
  return (
    `${key(names)}<div class="wide card" tabindex="0" role="region" aria-label="Outcomes"><table><thead><tr>` +
    `${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}
