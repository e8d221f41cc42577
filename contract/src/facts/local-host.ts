import ipaddr from 'ipaddr.js'

/**
 * Names without a final dot that are the reader's own machine or network, or nothing on the internet: of IANA's
 * special-use domain names those that are no examples, RFC 6762 (appendix G), and names that routers give themselves.
 */
const LOCAL_NAME =
  /^([^.]*|(.+\.)?(localhost|local|arpa|test|invalid|alt|onion|intranet|internal|private|corp|home|lan|localdomain|fritz\.box))$/

/** The IPv6 addresses of the internet: 2000::/3. */
const GLOBAL_IPV6 = /^\[[23][\da-f]{3}:/

/**
 * Whether a host name, as the URL parser returns it, is the reader's own machine or a private network.
 * The parser has already turned other forms of IPv4, such as `2130706433` and `0x7f.1`, into four bytes.
 */
export const isLocalHost = (hostname: string): boolean => {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const isIpv6 = host.startsWith('[')
  const address = isIpv6 ? host.slice(1, -1) : host
  if (!ipaddr.isValid(address)) return LOCAL_NAME.test(host)
  return ipaddr.parse(address).range() !== 'unicast' || (isIpv6 && !GLOBAL_IPV6.test(host))
}
