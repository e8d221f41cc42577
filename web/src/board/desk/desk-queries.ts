import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Action, Case, CaseKey, Desk, Letter, RequestOf, ResponseOf } from '@fable/contract'
import { DESK_PAGE_LIMIT, type CaseList } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'

const EVERY_MS = 30_000

const DESK = ['desk']
const ACTIONS = ['desk actions']
const LETTERS = ['desk letters']

export const useDesk = (): UseQueryResult<Desk> =>
  useQuery({
    queryKey: DESK,
    queryFn: ({ signal }) => call('GET /api/desk', {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

export type CasesView = {
  readonly list: CaseList
  readonly q: string
  /** The key of a case, for example `fact-12`, whose sender's posts are listed; '' for the posts of all senders. */
  readonly sender: string
}

type CasesPage = ResponseOf<'GET /api/desk/cases'>

/** A listed case keeps its place until the list is opened again. */
export const useCases = ({
  list,
  q,
  sender,
}: CasesView): UseInfiniteQueryResult<InfiniteData<CasesPage>> =>
  useInfiniteQuery({
    queryKey: ['desk cases', list, q, sender],
    queryFn: ({ pageParam, signal }) => {
      const query = { list, q, ...(sender && { sender }), ...(pageParam && { after: pageParam }) }
      return call('GET /api/desk/cases', { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

type ActionsPage = ResponseOf<'GET /api/desk/actions'>

export const useActions = (): UseInfiniteQueryResult<InfiniteData<ActionsPage>> =>
  useInfiniteQuery({
    queryKey: ACTIONS,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { before: pageParam }
      return call('GET /api/desk/actions', { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ actions }) =>
      actions.length < DESK_PAGE_LIMIT ? null : String(actions.at(-1)?.id),
    staleTime: 0,
  })

export const useLetters = (): UseQueryResult<{ letters: Letter[] }> =>
  useQuery({
    queryKey: LETTERS,
    queryFn: ({ signal }) => call('GET /api/desk/letters', {}, { signal }),
    staleTime: 0,
  })

type Doing<Variables> = UseMutationResult<Action, Error, Variables>

export const useAct = (): Doing<RequestOf<'POST /api/desk/actions'>['body']> =>
  useDoing((body) => call('POST /api/desk/actions', { body }))

export const useUndo = (): Doing<number> =>
  useDoing((id) => call('POST /api/desk/actions/:id/undo', { params: { id }, body: {} }))

export const useChangeSender = (): Doing<RequestOf<'POST /api/desk/senders'>['body']> =>
  useDoing((body) => call('POST /api/desk/senders', { body }))

export const useVouch = (): Doing<RequestOf<'POST /api/desk/vouched'>['body']> =>
  useDoing((body) => call('POST /api/desk/vouched', { body }))

export const useChangePosting = (): Doing<RequestOf<'PUT /api/desk/posting'>['body']> =>
  useDoing((body) => call('PUT /api/desk/posting', { body }))

export function usePutAway(): UseMutationResult<{ letters: Letter[] }, Error, number> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id) => call('POST /api/desk/letters/:id/done', { params: { id }, body: {} }),
    onSuccess: (left) => {
      client.setQueryData(LETTERS, left)
      return Promise.all([
        client.invalidateQueries({ queryKey: DESK }),
        client.invalidateQueries({ queryKey: ACTIONS }),
      ])
    },
  })
}

export const caseKeyOf = ({ kind, id }: Case): CaseKey => ({ kind, id })

function useDoing<Input>(
  doIt: (input: Input) => Promise<Action>,
): UseMutationResult<Action, Error, Input> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: doIt,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: DESK }),
        client.invalidateQueries({ queryKey: ACTIONS }),
        // An undone action may bring back a letter.
        client.invalidateQueries({ queryKey: LETTERS }),
      ]),
  })
}
