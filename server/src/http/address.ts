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
export const findAddress = (trusted: readonly string[]): MiddlewareHandler<AppEnv> => {
  const proxies = listOf(trusted)
  return async (c, next) => {
    c.set('address', addressOf(c, proxies))
    await next()
  }
}

/** Who has one address of IPv6 has its whole /64: they count as one visitor. */
export const visitorOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':')
  const tail = end === undefined || end === '' ? [] : end.split(':')
  const missing = Math.max(0, 8 - groups.length - tail.length)
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...tail]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}
