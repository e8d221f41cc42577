import { Store } from '../../lib/store.ts'

/** An empty form for a fact begins with the words of a search that has found nothing. */
export const firstWords = new Store('')
