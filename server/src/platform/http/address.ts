import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Where a request without a socket comes from: a test's, never a visitor's. */
const NOWHERE = 'nowhere'

/** A dual-stack socket writes IPv4 addresses as IPv6 ones. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/** An address as proxies write it, some with a port; none when it is no address. */
const forwarded = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) ? plain(bare) : undefined
}

/**
 * The visitor's address: the socket's, and only when that is a proxy named in TRUST_PROXY the last
 * address in X-Forwarded-For that is not. What stands further left the visitor may have made up.
 */
const addressOf = (c: Context<AppEnv>, proxies: BlockList): string => {
  // A request that came through no listener brings no environment, whatever its type says.
  const { incoming } = (c.env as AppEnv['Bindings'] | undefined) ?? {}
  let address = plain(incoming?.socket.remoteAddress ?? NOWHERE)
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map(forwarded)
  while (isIP(address) && proxies.check(address, familyOf(address))) {
    const before = chain.pop()
    if (before === undefined) break
    address = before
  }
  return address
}

/** Finds out the visitor's address for all that follows. */
export const setClientAddress = (trusted: readonly string[]): MiddlewareHandler<AppEnv> => {
  const proxies = listOf(trusted)
  return async (c, next) => {
    c.set('address', addressOf(c, proxies))
    await next()
  }
}

/** A block of addresses that a limit counts together, and how many times its requests the block may send. */
export type Block = { readonly key: string; readonly times: number }

/** Prefix lengths in hexadecimal digits: what one line gets, what one customer, and what one site gets. */
const IPV6_BLOCKS = [
  { digits: 16, times: 1 },
  { digits: 14, times: 4 },
  { digits: 12, times: 16 },
]

/** An IPv6 address as its 32 hexadecimal digits. */
const digitsOf = (address: string): string => {
  const [start = '', end] = address.split('::')
  const groups = start === '' ? [] : start.split(':')
  const tail = end === undefined || end === '' ? [] : end.split(':')
  const missing = Math.max(0, 8 - groups.length - tail.length)
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...tail]
  return whole
    .map((group) => group.padStart(4, '0'))
    .join('')
    .toLowerCase()
}

/**
 * The blocks that an address is counted in. A provider gives one line a /64 of IPv6, often a /56, some a
 * /48: whoever has more addresses has not as many times the requests.
 */
export const blocksOf = (address: string): Block[] => {
  if (!isIPv6(address)) return [{ key: address, times: 1 }]
  const digits = digitsOf(address)
  return IPV6_BLOCKS.map(({ digits: length, times }) => ({
    key: `${digits.slice(0, length)}/${length * 4}`,
    times,
  }))
}
