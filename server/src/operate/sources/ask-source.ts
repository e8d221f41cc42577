import { type LookupAddress, lookup as resolveName } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'
import { errorCode, reasonOf } from '../../lib/errors.ts'

/** `unknown`: the site did not say whether the page exists, for example because it refuses programs. */
export type SourceState =
  | { readonly state: 'stands' }
  | { readonly state: 'moved'; readonly to: string }
  | { readonly state: 'gone' | 'unknown'; readonly why: string }

export type AskOptions = {
  readonly userAgent: string
  readonly timeout?: number
  /** The pause before a second request to the same page, in milliseconds. */
  readonly pause?: number
  readonly isAllowed?: (address: string) => boolean
  readonly resolve?: typeof resolveName
}

type Asking = Required<AskOptions>

const TIMEOUT = 20_000
const PAUSE = 1_000
const REDIRECTS_MAX = 10

class ForbiddenAddressError extends Error {
  override readonly message = 'not at a public address'
}

export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * Asks with HEAD. If that fails, asks with GET and does not read the content. Redirects are followed. Only public
 * addresses are contacted, whatever a name resolves to.
 */
export async function askSource(source: string, options: AskOptions): Promise<SourceState> {
  const asking = {
    timeout: TIMEOUT,
    pause: PAUSE,
    isAllowed: isPublic,
    resolve: resolveName,
    ...options,
  }
  try {
    return await follow(new URL(source), asking)
  } catch (error) {
    if (error instanceof ForbiddenAddressError || errorCode(error) === 'ENOTFOUND')
      return { state: 'gone', why: reasonOf(error) }
    return { state: 'unknown', why: reasonOf(error) }
  }
}

async function follow(source: URL, asking: Asking): Promise<SourceState> {
  let url = source
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const { status, location } = await askTwice(url, asking)
    if (status === 404 || status === 410) return { state: 'gone', why: `HTTP ${status}` }
    if (status >= 400) return { state: 'unknown', why: `HTTP ${status}` }
    if (status < 300 || location === undefined) {
      return isSamePage(source, url) ? { state: 'stands' } : { state: 'moved', to: url.href }
    }
    url = new URL(location, url)
  }
  return { state: 'unknown', why: 'too many redirects' }
}

// Leaves out the parts that say nothing about the content: scheme, `www.`, a slash at the end, fragment.
const pageOf = ({ host, pathname, search }: URL) =>
  host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search

const isSamePage = (one: URL, other: URL) => pageOf(one) === pageOf(other)

/** Some sites respond wrongly to HEAD, or not at all, so a second request with GET follows a failure. */
async function askTwice(url: URL, asking: Asking): Promise<Response> {
  try {
    const response = await ask(url, 'HEAD', asking)
    if (response.status < 400) return response
  } catch (error) {
    if (error instanceof ForbiddenAddressError) throw error
  }
  await wait(asking.pause)
  return ask(url, 'GET', asking)
}

type Response = { readonly status: number; readonly location: string | undefined }

async function ask(url: URL, method: 'HEAD' | 'GET', asking: Asking): Promise<Response> {
  const { userAgent, timeout, isAllowed } = asking
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new ForbiddenAddressError()
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  // If the host is an IP address, Node does not call `lookup`, which checks other hosts.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new ForbiddenAddressError()

  const { request } = url.protocol === 'https:' ? https : http
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const signal = AbortSignal.timeout(timeout)
  const sent = request(url, {
    method,
    agent: false,
    lookup: allowedLookup(asking),
    signal,
    headers: { 'User-Agent': userAgent, Accept: 'text/html, */*;q=0.8' },
  })

  sent.on('response', (response) => {
    resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    response.destroy()
  })
  sent.on('error', (error) => reject(signal.aborted ? new Error('no response in time') : error))
  sent.end()
  return promise
}

const allowedLookup =
  ({ resolve, isAllowed }: Asking): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
      if (error) {
        callback(error, '')
        return
      }
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) callback(new ForbiddenAddressError(), '')
      else if (options.all) callback(null, [...allowed])
      else callback(null, first.address, first.family)
    })
  }
