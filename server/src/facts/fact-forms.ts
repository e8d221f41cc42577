import type { Fact, ResponseOf } from '@fable/contract'
import {
  HELD_ANCHOR,
  factAnchor,
  factPath,
  REPORTED_ANCHOR,
  SCREEN_PATHS,
  screenOf,
  viewIn,
} from '@fable/contract/limits'
import type { Form } from '../http/forms.ts'

// False where the vote may have moved the fact to another page, or ended the dispute for which it is listed.
function staysAfterVote(list: URL): boolean {
  const { sort, after } = viewIn(Object.fromEntries(list.searchParams))
  return sort === 'new' || (sort !== 'disputed' && after === '')
}

/**
 * After a vote without scripts, the browser opens this path: the fact in the same list if it is still there, otherwise
 * the fact's own screen.
 */
export const afterVotePath = (id: number, from: URL | null): string =>
  from && screenOf(from.pathname) === 'facts' && staysAfterVote(from)
    ? `${SCREEN_PATHS.facts}${from.search}#${factAnchor(id)}`
    : factPath(id)

export const shareForm: Form = {
  screen: 'facts',
  name: 'share',
  call: () => '/api/facts',
  next: (result) => {
    const { id, held } = result as ResponseOf<'POST /api/facts'>
    return held ? `${SCREEN_PATHS.facts}#${HELD_ANCHOR}` : factPath(id)
  },
}

export const voteForm: Form = {
  screen: 'fact',
  name: 'vote',
  ownField: 'vote',
  call: ({ id }) => `/api/facts/${id}/votes`,
  next: (result, { from }) => afterVotePath((result as Fact).id, from),
}

export const reportForm: Form = {
  screen: 'fact',
  name: 'report',
  call: ({ id }) => `/api/facts/${id}/reports`,
  next: (_, { id }) => `${factPath(Number(id))}#${REPORTED_ANCHOR}`,
}
