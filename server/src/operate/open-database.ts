import { addSampleFacts } from '../facts/board/sample-facts.ts'
import type { OpenDatabase } from '../db/database.ts'
import { type DatabaseOptions, openDatabase } from '../db/open.ts'
import { publishUpdates } from '../updates/store.ts'

type Options = DatabaseOptions & {
  /** Whether to add sample facts to an embedded database that never contained a fact. */
  readonly sampleFacts: boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Opens the database and inserts the initial data of the features. */
export const openServerDatabase = async ({
  sampleFacts,
  now,
  ...options
}: Options): Promise<OpenDatabase> => {
  const database = await openDatabase(options)
  try {
    await publishUpdates(database)
    if (sampleFacts) await addSampleFacts(database, now())
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
