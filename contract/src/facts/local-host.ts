/** Names that resolve to the reader's own machine or network, without a final dot. */
const LOCAL_NAME = /^(.+\.)?(localhost|local|internal)$/

/** An IPv6 address that contains an IPv4 address: mapped, compatible or translated (NAT64). */
const EMBEDDED_IPV4 = /^\[(?:::ffff:|::|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})\]$/

/** The private and local IPv4 networks, recognised by their first two bytes. */
const isLocalIpv4 = (first: number, second: number): boolean =>
  first === 0 ||
  first === 10 ||
  first === 127 ||
  (first === 169 && second === 254) ||
  (first === 172 && second >= 16 && second <= 31) ||
  (first === 192 && second === 168)

const isLocalIpv6 = (host: string): boolean => {
  if (host === '[::]' || host === '[::1]') return true
  const embedded = EMBEDDED_IPV4.exec(host)
  if (embedded) {
    const high = Number.parseInt(embedded[1] ?? '', 16)
    return isLocalIpv4(high >> 8, high & 0xff)
  }
  const group = Number.parseInt(host.slice(1), 16)
  // fc00::/7 and fe80::/10.
  return (group & 0xfe00) === 0xfc00 || (group & 0xffc0) === 0xfe80
}

/**
 * Whether a host name, as the URL parser returns it, is the reader's own machine or a private network.
 * The parser has already turned other forms of IPv4, such as `2130706433` and `0x7f.1`, into four bytes.
 */
export const isLocalHost = (hostname: string): boolean => {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return isLocalIpv6(host)
  const ipv4 = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host)
  return ipv4 ? isLocalIpv4(Number(ipv4[1]), Number(ipv4[2])) : LOCAL_NAME.test(host)
}
