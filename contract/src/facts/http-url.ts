import ipaddr from 'ipaddr.js'

/**
 * Names without a final dot that are the reader's own machine or network, or nothing on the internet: of IANA's
 * special-use domain names those that are no examples, RFC 6762 (appendix G), and names that routers give themselves.
 */
const LOCAL_NAME =
  /^([^.]*|(.+\.)?(localhost|local|arpa|test|invalid|alt|onion|intranet|internal|private|corp|home|lan|localdomain|fritz\.box))$/

/** Services whose names lead to the address that stands in them: `192.168.0.1.nip.io`, or to the reader's machine. */
const LOOPBACK_SERVICE =
  /^(.+\.)?(nip\.io|sslip\.io|xip\.io|backname\.io|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localhost\.direct|local\.gd)$/

/** The IPv6 addresses of the internet: 2000::/3. */
const GLOBAL_IPV6 = /^\[[23][\da-f]{3}:/

/**
 * Whether a host name, as the URL parser returns it, is the reader's own machine or a private network.
 * The parser has already turned other forms of IPv4, such as `2130706433` and `0x7f.1`, into four bytes.
 */
const isLocalHost = (hostname: string): boolean => {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const isIpv6 = host.startsWith('[')
  const address = isIpv6 ? host.slice(1, -1) : host
  if (!ipaddr.isValid(address)) return LOCAL_NAME.test(host) || LOOPBACK_SERVICE.test(host)
  return ipaddr.parse(address).range() !== 'unicast' || (isIpv6 && !GLOBAL_IPV6.test(host))
}

/** Maximum length of a source URL. Some browsers and proxies fail on slightly longer ones. */
export const SOURCE_MAX = 2000

/** The only platform API that this package uses. Browsers and Node both provide it. */
declare const URL: new (text: string) => {
  hostname: string
  port: string
  pathname: string
  search: string
  username: string
  password: string
}

/**
 * `http://` or `https://`, followed by no blanks, control characters, invisible characters or
 * backslashes. The URL parser repairs those silently, so the link would differ from the text shown.
 */
const PLAIN_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}\\]+$/iu

/** Rejects `https:///host` and `https://:80`, in which the parser finds a host that the text lacks. */
const HAS_HOST = /^https?:\/\/[^/?#]/i

/** Parses an http or https URL. Returns null for every other text. */
const parseAddress = (text: string) => {
  const address = text.trim()
  if (address.length > SOURCE_MAX || !PLAIN_ADDRESS.test(address) || !HAS_HOST.test(address)) {
    return null
  }
  try {
    const url = new URL(address)
    const { hostname, username, password } = url
    // 'https://google.com@example.com/' leads to example.com, which misleads the reader.
    return hostname !== '' && username === '' && password === '' ? url : null
  } catch {
    return null
  }
}

/** Whether the trimmed text is an http or https address, of this machine or a private network, too. */
export const isHttpAddress = (text: string): boolean => parseAddress(text) !== null

/**
 * Whether the trimmed text is a valid http or https URL that every reader can open (docs/rules.md, section 5).
 * The form and the server share this function, so they always agree.
 */
export const isHttpUrl = (text: string): boolean => {
  const url = parseAddress(text)
  return url !== null && !isLocalHost(url.hostname)
}

/** An address without its scheme, as it is copied from some address bars: `en.wikipedia.org/wiki/Emu`. */
const BARE_ADDRESS = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i

/** The source as it was meant: a bare address becomes https, every other text stays as it is. */
export const withScheme = (source: string): string => {
  const address = source.trim()
  const whole = `https://${address}`
  return BARE_ADDRESS.test(address) && isHttpUrl(whole) ? whole : source
}

/** Parameters that only say where a reader came from. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ref_src|ref_url)$/i

const withoutTracking = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? ''))
    .join('&')

/** The host of a source without `www.`, in lower case: `en.wikipedia.org`. Empty if it is no address. */
export const sourceDomain = (source: string): string =>
  (parseAddress(source)?.hostname ?? '').replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '')

/**
 * What two addresses of the same page have in common: `example.com/page?id=1`. Ignores the scheme,
 * `www.`, default ports, final slashes, the fragment, tracking parameters and the letter case of
 * percent-encoding. A text that is no address is its own key.
 */
export const sourceKey = (source: string): string => {
  const url = parseAddress(source)
  if (!url) return source.trim()
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  const query = withoutTracking(url.search)
  const path = url.pathname.replace(/\/+$/, '') + (query && `?${query}`)
  return (
    sourceDomain(source) + port + path.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase())
  )
}
