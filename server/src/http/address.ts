import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './app-env.ts'

/** The address of a request without a socket. Only tests send such requests. */
const NO_ADDRESS = 'nowhere'

/** The one form of an address. A dual-stack socket reports IPv4 addresses as IPv4-mapped IPv6 addresses. */
const toPlainAddress = (address: string): string =>
  isIPv6(address) ? ipaddr.process(address).toString() : address

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const toBlockList = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/** Parses one entry of X-Forwarded-For, with or without a port. Returns undefined if it is invalid. */
const parseForwarded = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) ? toPlainAddress(bare) : undefined
}

/**
 * Creates a function that finds the client's address: the socket's address or, if that is a trusted proxy, the last
 * address in X-Forwarded-For that is not one. The client can forge the entries before it.
 */
export const makeFindAddress = (trusted: readonly string[]) => {
  const proxies = toBlockList(trusted)
  return ({ env, req }: Context<AppEnv>): string => {
    let address = toPlainAddress(env.incoming?.socket.remoteAddress ?? NO_ADDRESS)
    const chain = (req.header('X-Forwarded-For') ?? '').split(',').map(parseForwarded)
    while (isIP(address) && proxies.check(address, familyOf(address))) {
      const before = chain.pop()
      if (before === undefined) break
      address = before
    }
    return address
  }
}

/** Addresses that a rate limit counts together. The block can send `times` times the limit. */
export type Block = { readonly key: string; readonly times: number }

/** The number of hexadecimal digits in a /56, which counts as one client. */
const CLIENT_DIGITS = 14
/** The same for a /48, which a provider gives to one customer or shares between many. */
const SITE_DIGITS = 12

/** Prefix lengths in hexadecimal digits: /64 for a connection, /56 for a customer, /48 for a site. */
const IPV6_BLOCKS = [
  { digits: 16, times: 1 },
  { digits: CLIENT_DIGITS, times: 4 },
  { digits: SITE_DIGITS, times: 16 },
]

/** The 32 hexadecimal digits of an IPv6 address. */
const digitsOf = (address: string): string =>
  ipaddr.IPv6.parse(address)
    .parts.map((part) => part.toString(16).padStart(4, '0'))
    .join('')

/**
 * The blocks that an address belongs to. Providers assign a /64, a /56 or a /48 of IPv6 to one
 * customer. Counting by block stops a client from multiplying its limit by changing its address.
 */
export const blocksOf = (address: string): Block[] => {
  if (!isIPv6(address)) return [{ key: address, times: 1 }]
  const digits = digitsOf(address)
  return IPV6_BLOCKS.map(({ digits: length, times }) => ({
    key: `${digits.slice(0, length)}/${length * 4}`,
    times,
  }))
}

const KEPT_BITS = { ipv4: 24, ipv6: 56 }

/** The network of an address, the only part that is stored: an IPv4 /24 or an IPv6 /56. '' if it is no address. */
export const networkOf = (address: string): string => {
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

/** The client to whom an address belongs: an IPv4 address, or the /56 of IPv6. */
export const clientOf = (address: string): string =>
  isIPv6(address) ? digitsOf(address).slice(0, CLIENT_DIGITS) : address

/** Origin of a request: a client, and its site, which is the IPv4 address itself or the /48 of IPv6. */
export type Owner = { readonly client: string; readonly site: string }

export const ownerOf = (address: string): Owner => {
  const client = clientOf(address)
  return { client, site: isIPv6(address) ? client.slice(0, SITE_DIGITS) : address }
}
