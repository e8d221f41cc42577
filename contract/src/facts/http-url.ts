import ipaddr from 'ipaddr.js'
import { shownHost } from './shown-host.ts'

/**
 * Matches host names (without a final dot) of the reader's own machine or network, and names that do not exist on the
 * internet: IANA's special-use domain names except examples, the names of RFC 6762 (appendix G), and default names of
 * routers.
 */
const LOCAL_NAME =
  /^([^.]*|(.+\.)?(localhost|local|arpa|test|invalid|alt|onion|intranet|internal|private|corp|home|lan|localdomain|fritz\.box))$/

/**
 * Matches host names that contain an address and resolve to it, such as `192.168.0.1.nip.io`, and host names that
 * always resolve to the reader's own machine.
 */
const LOOPBACK_SERVICE =
  /^(.+\.)?(nip\.io|sslip\.io|xip\.io|backname\.io|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localhost\.direct|local\.gd)$/

/** Global IPv6 addresses are those in 2000::/3. */
const GLOBAL_IPV6 = /^\[[23][\da-f]{3}:/

/** Some browsers and proxies fail on slightly longer URLs. */
export const SOURCE_MAX = 2000

/** Browsers and Node both provide this class, but the contract includes the types of neither. */
declare const URL: new (text: string) => {
  hostname: string
  port: string
  pathname: string
  search: string
  username: string
  password: string
}

/**
 * Matches `http://` or `https://`, a host, and the rest, without spaces, control characters and backslashes. The URL
 * parser would change these characters silently, so that the link would differ from the text. From a host it would also
 * remove invisible characters, and decode escapes. A path may contain joiners and variation selectors, because they are
 * parts of words (for example in Persian) and of emoji.
 */
const PLAIN_ADDRESS =
  /^https?:\/\/[^\s\p{C}\p{DI}%\\/?#]+(?:[/?#](?:[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\\]|\u200c|\u200d|\ufe0e|\ufe0f)*)?$/iu

/** The limits of RFC 1035. */
const HOST_MAX = 253
const LABEL_MAX = 63

/** Unlike `isHttpUrl`, this function accepts addresses of this machine and of private networks. */
export const isHttpAddress = (text: string): boolean => parseAddress(text) !== null

/**
 * True for an address that every reader can open (docs/rules.md, section 5). The form and the server share this
 * function, so they always agree.
 */
export function isHttpUrl(text: string): boolean {
  const url = parseAddress(text)
  return url !== null && !isLocalHost(url.hostname)
}

function parseAddress(text: string) {
  const address = text.trim()
  if (address.length > SOURCE_MAX || !PLAIN_ADDRESS.test(address)) return null
  try {
    const url = new URL(address)
    const { hostname, username, password } = url
    // User names are rejected, because they can mislead the reader: the host of 'https://google.com@example.com/' is
    // example.com.
    return isHostName(hostname) && username === '' && password === '' ? url : null
  } catch {
    return null
  }
}

// The URL parser has already converted other forms of IPv4 addresses, such as `2130706433` and `0x7f.1`.
function isLocalHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const isIpv6 = host.startsWith('[')
  const address = isIpv6 ? host.slice(1, -1) : host
  if (!ipaddr.isValid(address)) return LOCAL_NAME.test(host) || LOOPBACK_SERVICE.test(host)
  return ipaddr.parse(address).range() !== 'unicast' || (isIpv6 && !GLOBAL_IPV6.test(host))
}

/** Checks the lengths and the hyphens of a host name, which the URL parser does not check. */
function isHostName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const labels = host.split('.')
  return (
    host.length <= HOST_MAX &&
    labels.every((label) => label.length <= LABEL_MAX && !/^$|^-|-$/.test(label))
  )
}

/**
 * Matches an address as some browsers copy it: `en.wikipedia.org/wiki/Emu`, `münchen.de`, `1.1.1.1/x`. Numbers with
 * dots match only in the form of an IPv4 address.
 */
const BARE_ADDRESS =
  /^(?:(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+|\d{1,3}(?:\.\d{1,3}){3})\.?(?::\d+)?(?:[/?#]\S*)?$/u

export function withScheme(source: string): string {
  const address = source.trim()
  const whole = `https://${address}`
  return BARE_ADDRESS.test(address) && isHttpUrl(whole) ? whole : source
}

/** Parameters that only tell a site where the reader came from. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ref_src|ref_url)$/i

const pathInOneForm = (pathname: string) =>
  pathname.replace(/\/+$/, '').split('/').map(inOneForm).join('/')

// In a query, a plus sign means a space.
const queryInOneForm = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? ''))
    .map((part) => part.replaceAll('+', '%20').split('=').map(inOneForm).join('='))
    .join('&')

/**
 * Returns the host without `www.`, in ASCII: `en.wikipedia.org`, `xn--mnchen-3ya.de`. Returns '' if the source is not
 * an address.
 */
export const sourceHost = (source: string): string =>
  (parseAddress(source)?.hostname ?? '').replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '')

/** Returns the host for display, in Unicode: `münchen.de`. */
export const sourceDomain = (source: string): string => shownHost(sourceHost(source))

/** Matches the label of the mobile version of a site: `en.m.wikipedia.org`, `m.example.com`. */
const MOBILE = /(^|\.)(?:m|mobile)\.(?=[^.]+\.)/

/**
 * Returns the part of an address that is compared: `example.com/page?id=1`. It is equal for all addresses of a page,
 * because it ignores the scheme, `www.`, the mobile site, default ports, final slashes, the fragment, tracking
 * parameters, and the encoding of letters. A text that is not an address is only trimmed.
 */
export function sourceKey(source: string): string {
  const url = parseAddress(source)
  if (!url) return source.trim()
  const host = sourceHost(source).replace(MOBILE, '$1')
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  const query = queryInOneForm(url.search)
  return host + port + pathInOneForm(url.pathname) + (query && `?${query}`)
}

function inOneForm(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part).normalize('NFC'))
  } catch {
    // Bytes that are not UTF-8 stay encoded.
    return part.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase())
  }
}
