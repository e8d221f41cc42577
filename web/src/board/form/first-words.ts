import { Store } from '../../lib/store.ts'

/** The words of a search that has found nothing. An empty form for a fact begins with these words. */
export const firstWords = new Store('')
