import { Store } from '../../lib/store.ts'

/** The words with which an empty form for a fact begins: those of a search that has found nothing. */
export const firstWords = new Store('')
