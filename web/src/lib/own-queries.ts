import type { QueryClient } from '@tanstack/react-query'

/** The beginning of the query keys of data that differs from person to person. */
export const OWN = 'own'

/** Forgets such data of another person. What is shown is fetched again. */
export const forgetOwn = (client: QueryClient): Promise<void> =>
  client.resetQueries({ queryKey: [OWN] })
