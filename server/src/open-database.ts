import { addSampleFacts } from './facts/sample-facts.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { type DatabaseOptions, openDatabase } from './platform/db/open.ts'
import { publishUpdates } from './updates/store.ts'

type Options = DatabaseOptions & {
  /** Whether an embedded database that has never held a fact starts with a few. */
  readonly sampleFacts: boolean
}

/** Opens the database with what the features keep in it from the first start on. */
export const openServerDatabase = async ({
  sampleFacts,
  ...options
}: Options): Promise<OpenDatabase> => {
  const database = await openDatabase(options)
  try {
    await publishUpdates(database)
    if (sampleFacts) await addSampleFacts(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
