import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './app-env.ts'

const NO_ADDRESS = 'nowhere'

/**
 * The index of the part of an IPv6 address that contains a translated IPv4 address: NAT64 (RFC 6052) and 6to4 (RFC
 * 3056).
 */
const EMBEDDED_AT: Readonly<Record<string, number>> = { rfc6052: 6, '6to4': 1 }

// A dual-stack socket reports IPv4 addresses as IPv4-mapped IPv6 addresses.
const toPlainAddress = (address: string): string =>
  isIPv6(address) ? withoutTranslation(ipaddr.process(address)).toString() : address

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** No chain of proxies is this long. */
const HOPS_MAX = 8

/** The longest entry, an IPv6 address with brackets and a port, is shorter than this. */
const ENTRY_MAX = 64

/**
 * Finds the address of the client. This is the socket's address or, if that is a trusted proxy's, the last address in
 * X-Forwarded-For that is not a trusted proxy's. The client can forge the entries before it, so they are not read.
 */
export function makeFindAddress(trusted: readonly string[]) {
  const proxies = toBlockList(trusted)
  const isProxy = (address: string) => isIP(address) && proxies.check(address, familyOf(address))
  return ({ env, req }: Context<AppEnv>): string => {
    let address = toPlainAddress(env.incoming?.socket.remoteAddress ?? NO_ADDRESS)
    if (!isProxy(address)) return address
    const forwarded = req.header('X-Forwarded-For') ?? ''
    let end = forwarded.length
    for (let hops = 0; hops < HOPS_MAX && end > 0 && isProxy(address); hops += 1) {
      const comma = forwarded.lastIndexOf(',', end - 1)
      const before = parseForwarded(forwarded.slice(comma + 1, end))
      if (before === undefined) break
      address = before
      end = comma
    }
    return address
  }
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

function parseForwarded(text: string): string | undefined {
  if (text.length > ENTRY_MAX) return undefined
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) ? toPlainAddress(bare) : undefined
}

/** All addresses of a block together may send `times` times the limit. */
export type Block = { readonly key: string; readonly times: number }

/** The number of hexadecimal digits of a /56. All addresses of a /56 count as one client. */
const CLIENT_DIGITS = 14
/** The number of hexadecimal digits of a /48. A provider assigns a /48 to one customer or shares it between many. */
const SITE_DIGITS = 12

const IPV6_BLOCKS = [
  { digits: 16, times: 1 },
  { digits: CLIENT_DIGITS, times: 4 },
  { digits: SITE_DIGITS, times: 16 },
]

const digitsOf = (address: string): string =>
  ipaddr.IPv6.parse(address)
    .parts.map((part) => part.toString(16).padStart(4, '0'))
    .join('')

/**
 * Returns the blocks that an address counts for, so that a client cannot multiply its limit by changing its IPv6
 * address. Providers assign a /64, a /56 or a /48 to a customer.
 */
export function blocksOf(address: string): Block[] {
  if (!isIPv6(address)) return [{ key: address, times: 1 }]
  const digits = digitsOf(address)
  return IPV6_BLOCKS.map(({ digits: length, times }) => ({
    key: `${digits.slice(0, length)}/${length * 4}`,
    times,
  }))
}

const KEPT_BITS = { ipv4: 24, ipv6: 56 }

/**
 * Returns the network of an address, an IPv4 /24 or an IPv6 /56; '' if the text is not an address. No other part of an
 * address is stored.
 */
export function networkOf(address: string): string {
  if (!isIP(address)) return ''
  const plain = toPlainAddress(address)
  const family = familyOf(plain)
  const range = `${plain}/${KEPT_BITS[family]}`
  const network =
    family === 'ipv6'
      ? ipaddr.IPv6.networkAddressFromCIDR(range)
      : ipaddr.IPv4.networkAddressFromCIDR(range)
  return `${network.toString()}/${KEPT_BITS[family]}`
}

export const clientOf = (address: string): string =>
  isIPv6(address) ? digitsOf(address).slice(0, CLIENT_DIGITS) : address

export type Owner = { readonly client: string; readonly site: string }

export function ownerOf(address: string): Owner {
  const client = clientOf(address)
  return { client, site: isIPv6(address) ? client.slice(0, SITE_DIGITS) : address }
}

// An IPv6 address that contains an IPv4 address counts as the same client as that IPv4 address.
function withoutTranslation(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  const at = EMBEDDED_AT[address.range()]
  if (at === undefined || address instanceof ipaddr.IPv4) return address
  const [high = 0, low = 0] = address.parts.slice(at)
  return new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255])
}
