import { useEffect } from 'react'
import type { Fact } from '@fable/contract'
import { ApiError, call } from '../../lib/api.ts'
import { fieldsOf, listOf, textOr } from '../../lib/reading.ts'
import { DRAFT_KEYS, readJson, removeText, writeText } from '../../lib/storage.ts'
import { inOneTab, tryAgain } from '../../lib/sending.ts'
import { Store, useStore } from '../../lib/store.ts'
import { showNotice } from '../../ui/notice.tsx'
import { draftIn, isComplete, type Draft } from './draft.ts'
import { addToLists } from '../list/fact-queries.ts'

/** A fact that waits for the network. */
export type WaitingFact = Draft & {
  readonly key: string
  /** Why the server does not take it; '' while it waits. */
  readonly problem: string
}

const KEY = DRAFT_KEYS.waitingFacts

/** The facts that wait, those of other tabs, too. */
const listWaiting = (): readonly WaitingFact[] =>
  listOf(readJson(KEY)).flatMap((item) => {
    const fields = fieldsOf(item)
    const draft = draftIn(fields)
    const key = textOr(fields.key, '')
    if (!isComplete(draft) || key === '') return []
    return [{ ...draft, key, problem: textOr(fields.problem, '') }]
  })

const waiting = new Store<readonly WaitingFact[]>([], listWaiting)

const showWaiting = () => waiting.set(listWaiting())

function store(facts: readonly WaitingFact[]): boolean {
  // Nothing that waits is nothing to lose.
  if (facts.length === 0) removeText(KEY)
  const isStored = facts.length === 0 || writeText(KEY, JSON.stringify(facts))
  showWaiting()
  return isStored
}

/** Keeps a fact until it could be sent. Returns false in a browser without storage. */
export function addWaiting(fact: Draft): boolean {
  return store([...listWaiting(), { ...fact, key: crypto.randomUUID(), problem: '' }])
}

/** Forgets a fact that waits. */
export function removeWaiting(key: string): void {
  store(listWaiting().filter((fact) => fact.key !== key))
}

/**
 * Sends a fact, unless the server has it: an earlier request may have arrived without its response. Returns
 * the server's row.
 */
async function sendOnce({ key: _key, problem: _problem, ...fact }: WaitingFact): Promise<Fact> {
  const { source, text } = fact
  const { same } = await call('GET /api/facts-by-source', { query: { source, text } })
  return same ?? call('POST /api/facts', { body: fact })
}

/** Whether the server will never take the fact as it is. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

async function sendAll(): Promise<void> {
  for (const fact of listWaiting()) {
    if (fact.problem) continue
    try {
      const row = await sendOnce(fact)
      removeWaiting(fact.key)
      addToLists(row)
      showNotice('The network is back, and your fact is shared.')
    } catch (error) {
      if (!isFinal(error)) return
      const problem = error.message
      store(listWaiting().map((one) => (one.key === fact.key ? { ...one, problem } : one)))
    }
  }
}

const sendInOneTab = inOneTab(KEY, sendAll)

function trySending(): void {
  if (listWaiting().some(({ problem }) => problem === '')) void sendInOneTab()
}

/** The facts that wait for the network. They are sent as soon as it is back, each once. */
export function useWaitingFacts(): readonly WaitingFact[] {
  const facts = useStore(waiting)
  // Another tab may have added one, or sent it.
  useEffect(() => {
    showWaiting()
    window.addEventListener('storage', showWaiting)
    return () => window.removeEventListener('storage', showWaiting)
  }, [])
  useEffect(() => {
    if (facts.length === 0) return undefined
    if (document.visibilityState === 'visible') trySending()
    return tryAgain(trySending)
  }, [facts.length])
  return facts
}
