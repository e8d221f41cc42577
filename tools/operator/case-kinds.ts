import {
  type CaseKind,
  FACT_FIELD_NAMES,
  type FactFieldName,
  VOTE_FIELDS,
  VOTES,
} from '@fable/contract/limits'
import type { CaseRow } from '@fable/server/operator'

type KindOfCase = {
  /** How a case is given; the listing command shows the numbers. */
  readonly given: string
  readonly summary: string
  readonly details: string
  /** `head` is the first line of an entry without number and time, `votes` its end, `texts` what stands below. */
  readonly describe: (row: CaseRow) => {
    readonly head: readonly string[]
    readonly votes: string
    readonly texts: readonly string[]
  }
}

export const KINDS: Readonly<Record<CaseKind, KindOfCase>> = {
  fact: {
    given: 'its number (see `facts list`) or its address',
    summary: 'lists the facts, newest first; 20 by default',
    details: `The votes are those for ${VOTES.map(({ name }) => name).join(', ')}.`,
    describe: (fact) => ({
      head: [[...fieldsOf(fact, 'head'), ...(fact.hiddenAt === null ? [] : ['hidden'])].join(', ')],
      votes: `${VOTE_FIELDS.map((field) => fact[field]).join('/')} votes`,
      texts: fieldsOf(fact, 'below'),
    }),
  },
  correction: {
    given: 'its number (see `corrections list`)',
    summary: 'lists the corrections of facts, newest first; 20 by default',
    details: '`facts reports` lists reported ones.',
    describe: ({ factId, factText, text, source, helpful, hiddenAt, factHiddenAt }) => ({
      head: [
        factHiddenAt === null ? `fact ${factId}` : `fact ${factId} (hidden)`,
        ...(hiddenAt === null ? [] : ['hidden']),
      ],
      votes: `${helpful} helpful`,
      texts: [`Fact: ${factText}`, text, source],
    }),
  },
}

const PLACES: Readonly<Record<FactFieldName, 'head' | 'below'>> = {
  category: 'head',
  text: 'below',
  source: 'below',
}

const fieldsOf = (fact: CaseRow, place: 'head' | 'below'): string[] =>
  FACT_FIELD_NAMES.filter((name) => PLACES[name] === place).map((name) => fact[name])
