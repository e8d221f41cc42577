import { ownAddress, type Settings } from '../platform/settings.ts'
import { compareClocks } from './clock.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const { good, note, wrong } = findingsOf('address')

const TIMEOUT_MS = 5000

const START = 'Start the server; if it runs, look at the proxy, at DNS and at the certificate.'

/** Asks the address that visitors use for the server's health. */
export const checkAddress = async (
  settings: Settings,
  { isServing, now }: { readonly isServing: boolean | undefined; readonly now: () => number },
): Promise<Finding[]> => {
  const { origin } = settings.PUBLIC_URL ?? ownAddress(settings, settings.PORT)
  if (isServing === false) return [note(`Not asked: no server is running for ${origin}.`)]
  try {
    const response = await fetch(`${origin}/api/health`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await response.text()
    const date = Date.parse(response.headers.get('Date') ?? '')
    const clock = Number.isNaN(date) ? [] : [compareClocks(now() - date, `that of ${origin}`)]
    if (body === '{"status":"ok"}') return [good(`${origin} responds and stores.`), ...clock]
    if (response.headers.has('X-Request-Id') && response.status === 503)
      return [
        wrong(`${origin} responds, but cannot store.`, 'See what is wrong with the database.'),
      ]
    return [
      wrong(
        `Something else responds at ${origin} (${response.status}).`,
        'Let the proxy pass on every path, and PUBLIC_URL name this server.',
      ),
    ]
  } catch (error) {
    return [wrong(`${origin} does not respond (${reasonOf(error)}).`, START)]
  }
}
