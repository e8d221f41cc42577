import ipaddr from 'ipaddr.js'
import { shownHost } from './shown-host.ts'

/**
 * Host names (without a final dot) of the reader's own machine or network, or of nothing on the internet: IANA's
 * special-use domain names except examples, those of RFC 6762 (appendix G), and default names of routers.
 */
const LOCAL_NAME =
  /^([^.]*|(.+\.)?(localhost|local|arpa|test|invalid|alt|onion|intranet|internal|private|corp|home|lan|localdomain|fritz\.box))$/

/**
 * Services whose names resolve to the address that they contain, such as `192.168.0.1.nip.io`, or to the reader's
 * machine.
 */
const LOOPBACK_SERVICE =
  /^(.+\.)?(nip\.io|sslip\.io|xip\.io|backname\.io|traefik\.me|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localhost\.direct|local\.gd)$/

/** The IPv6 addresses of the internet: 2000::/3. */
const GLOBAL_IPV6 = /^\[[23][\da-f]{3}:/

/**
 * Checks whether a host name, as the URL parser returns it, is the reader's own machine or a private network. The
 * parser has already turned other forms of IPv4, such as `2130706433` and `0x7f.1`, into four bytes.
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
 * `http://` or `https://`, a host, and what follows it, without blanks, control characters and backslashes. The URL
 * parser repairs those silently, so the link would differ from the text shown. It also drops invisible characters from
 * a host, and decodes it; in a path joiners are a part of words, as in Persian.
 */
const PLAIN_ADDRESS =
  /^https?:\/\/[^\s\p{C}\p{Default_Ignorable_Code_Point}%\\/?#]+(?:[/?#](?:[^\s\p{Cc}\p{Cf}\p{Cs}\\]|[\u200c\u200d])*)?$/iu

/** The longest host name and the longest part of one in the DNS (RFC 1035). */
const HOST_MAX = 253
const LABEL_MAX = 63

/** Checks whether a host name is valid in the DNS, which the URL parser does not check. */
const isHostName = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '')
  const labels = host.split('.')
  return (
    host.length <= HOST_MAX && labels.every((label) => label !== '' && label.length <= LABEL_MAX)
  )
}

/** Parses an http or https URL. Returns null for every other text. */
const parseAddress = (text: string) => {
  const address = text.trim()
  if (address.length > SOURCE_MAX || !PLAIN_ADDRESS.test(address)) return null
  try {
    const url = new URL(address)
    const { hostname, username, password } = url
    // The host of 'https://google.com@example.com/' is example.com, which misleads the reader.
    return isHostName(hostname) && username === '' && password === '' ? url : null
  } catch {
    return null
  }
}

/**
 * Checks whether the trimmed text is an http or https address, including those of this machine or a private network.
 */
export const isHttpAddress = (text: string): boolean => parseAddress(text) !== null

/**
 * Checks whether the trimmed text is a valid http or https URL that every reader can open (docs/rules.md, section 5).
 * The form and the server share this function, so they always agree.
 */
export const isHttpUrl = (text: string): boolean => {
  const url = parseAddress(text)
  return url !== null && !isLocalHost(url.hostname)
}

/**
 * An address without its scheme, as some browsers copy it: `en.wikipedia.org/wiki/Emu`, `münchen.de`, `1.1.1.1/x`.
 * Other numbers with points are not meant as addresses.
 */
const BARE_ADDRESS =
  /^(?:(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+|\d{1,3}(?:\.\d{1,3}){3})\.?(?::\d+)?(?:[/?#]\S*)?$/u

/** Adds https to an address without a scheme; returns every other text unchanged. */
export const withScheme = (source: string): string => {
  const address = source.trim()
  const whole = `https://${address}`
  return BARE_ADDRESS.test(address) && isHttpUrl(whole) ? whole : source
}

/** Parameters that only track the reader's origin. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|s_cid|cmpid|ref_src|ref_url)$/i

/** A part of an address in the one form that all its encodings have in common. */
const inOneForm = (part: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(part).normalize('NFC'))
  } catch {
    // The bytes of another encoding.
    return part.replace(/%[\da-f]{2}/gi, (encoded) => encoded.toUpperCase())
  }
}

const pathInOneForm = (pathname: string) =>
  pathname.replace(/\/+$/, '').split('/').map(inOneForm).join('/')

/** A query without tracking parameters. A plus sign means a blank here. */
const queryInOneForm = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=')[0] ?? ''))
    .map((part) => part.replaceAll('+', '%20').split('=').map(inOneForm).join('='))
    .join('&')

/**
 * The host of a source without `www.`, in ASCII: `en.wikipedia.org`, `xn--mnchen-3ya.de`. Empty if the source is no
 * address.
 */
export const sourceHost = (source: string): string =>
  (parseAddress(source)?.hostname ?? '').replace(/\.$/, '').replace(/^www\.(?=.*\.)/, '')

/** The same in Unicode, for display: `münchen.de`. */
export const sourceDomain = (source: string): string => shownHost(sourceHost(source))

/** The part of a host name that marks the mobile version of a site: `en.m.wikipedia.org`, `m.example.com`. */
const MOBILE = /(^|\.)(?:m|mobile)\.(?=[^.]+\.)/

/**
 * The comparable part of an address, equal for all addresses of one page: `example.com/page?id=1`.
 * `example.com/page?id=1`. Ignores the scheme, `www.`, the mobile site, default ports, final slashes, the fragment,
 * tracking parameters and how letters are encoded or composed. A text that is no address is its own key.
 */
export const sourceKey = (source: string): string => {
  const url = parseAddress(source)
  if (!url) return source.trim()
  const host = sourceHost(source).replace(MOBILE, '$1')
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  const query = queryInOneForm(url.search)
  return host + port + pathInOneForm(url.pathname) + (query && `?${query}`)
}
