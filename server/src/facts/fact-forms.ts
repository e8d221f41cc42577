import type { Fact, ResponseOf } from '@fable/contract'
import {
  HELD_ANCHOR,
  factAnchor,
  factPath,
  SCREEN_PATHS,
  screenOf,
  viewIn,
} from '@fable/contract/limits'
import type { Form } from '../http/forms.ts'

/** Whether a fact is still in a part of a list after a vote: it may rise to an earlier one, or be disputed no more. */
const staysAfterVote = (list: URL): boolean => {
  const { sort, after } = viewIn(Object.fromEntries(list.searchParams))
  return sort === 'new' || (sort !== 'disputed' && after === '')
}

/** Where a vote without scripts leads: to its fact in the list where it was cast, else to the page of the fact. */
export const afterVotePath = (id: number, from: URL | null): string =>
  from && screenOf(from.pathname) === 'facts' && staysAfterVote(from)
    ? `${SCREEN_PATHS.facts}${from.search}#${factAnchor(id)}`
    : factPath(id)

/** The section of a fact's page with its corrections. */
const CORRECTIONS = '#corrections'

/** The form that shares a fact. */
export const shareForm: Form = {
  screen: 'facts',
  call: () => '/api/facts',
  next: (result) => {
    const { id, held } = result as ResponseOf<'POST /api/facts'>
    return held ? `${SCREEN_PATHS.facts}#${HELD_ANCHOR}` : factPath(id)
  },
}

/** The forms of a fact's screen, which their fields tell apart: a vote, a helpful vote, and a new correction. */
export const factForm: Form = {
  screen: 'fact',
  call: ({ id, values }) => {
    if (values.helpful !== undefined) {
      return `/api/corrections/${encodeURIComponent(values.helpful)}/votes?fact=${id}`
    }
    return `/api/facts/${id}/${values.text === undefined ? 'votes' : 'corrections'}`
  },
  next: (result, { id, values, from }) => {
    if (values.vote !== undefined) return afterVotePath((result as Fact).id, from)
    const isHeld = (result as { held?: true }).held
    return factPath(Number(id)) + (isHeld ? `#${HELD_ANCHOR}` : CORRECTIONS)
  },
}
