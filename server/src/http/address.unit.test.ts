import { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { describe, expect, it, vi } from 'vitest'
import { blocksOf, clientOf, makeFindAddress, networkOf, ownerOf } from './address.ts'
import type { AppEnv } from './app-env.ts'

function seen(trusted: string[], remoteAddress: string, forwarded?: string) {
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const request = new Request('http://localhost/', { headers })
  const env = { incoming: { socket: { remoteAddress } } }
  return makeFindAddress(trusted)(new Context<AppEnv>(request, { env }))
}

describe('the address of a client', () => {
  it('is that of the socket unless that is a trusted proxy, whatever the headers say', () => {
    expect(seen([], '203.0.113.5', '1.2.3.4')).toBe('203.0.113.5')
    expect(seen(['10.0.0.1'], '203.0.113.5', '1.2.3.4')).toBe('203.0.113.5')
  })

  it('is the address that a trusted proxy forwards', () => {
    expect(seen(['10.0.0.1'], '10.0.0.1', '1.2.3.4')).toBe('1.2.3.4')
    expect(seen(['10.0.0.0/8'], '::ffff:10.9.9.9', '1.2.3.4')).toBe('1.2.3.4')
    expect(seen(['fd00::/8'], 'fd00::1', '2001:db8::7')).toBe('2001:db8::7')
    expect(seen(['10.0.0.1'], '10.0.0.1', '::ffff:102:304')).toBe('1.2.3.4')
    expect(seen(['10.0.0.1'], '10.0.0.1', '0:0:0:0:0:FFFF:1.2.3.4')).toBe('1.2.3.4')
  })

  it('is the last forwarded address that is not a proxy, because the client can forge the others', () => {
    expect(seen(['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4')
  })

  it('is found without parsing all the addresses that the client sent', () => {
    const spy = vi.spyOn(ipaddr, 'process')
    const read = () => spy.mock.calls.splice(0).map(([text]) => text)
    const forged = '::1,'.repeat(4000)
    expect(seen(['10.0.0.1', '::1'], '203.0.113.5', forged)).toBe('203.0.113.5')
    expect(read()).toEqual([])
    expect(seen(['10.0.0.1', '::1'], '10.0.0.1', `${forged}2001:db8::7`)).toBe('2001:db8::7')
    expect(read()).toEqual(['2001:db8::7'])
    expect(seen(['10.0.0.1', '::1'], '10.0.0.1', `${forged}::1`)).toBe('::1')
    expect(read().length).toBeLessThan(20)
    spy.mockRestore()
  })

  it('is that of the proxy if the proxy forwards nothing or an invalid value', () => {
    expect(seen(['10.0.0.1'], '10.0.0.1')).toBe('10.0.0.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', 'unknown')).toBe('10.0.0.1')
    expect(seen(['10.0.0.1'], '10.0.0.1', '1.2.3.4, <script>')).toBe('10.0.0.1')
  })

  it('is read without its port', () => {
    expect(seen(['10.0.0.1'], '10.0.0.1', '1.2.3.4:5678')).toBe('1.2.3.4')
    expect(seen(['10.0.0.1'], '10.0.0.1', '[2001:db8::7]:5678')).toBe('2001:db8::7')
  })
})

describe('a client', () => {
  it('is one IPv4 address or an IPv6 /56', () => {
    expect(clientOf('203.0.113.5')).toBe('203.0.113.5')
    expect(clientOf('2001:db8:1:22ff::1')).toBe(clientOf('2001:db8:1:2200::9'))
    expect(clientOf('2001:db8:1:2300::1')).not.toBe(clientOf('2001:db8:1:2200::9'))
  })

  it('is the IPv4 address that a translated IPv6 address contains', () => {
    for (const translated of ['64:ff9b::203.0.113.5', '2002:cb00:7105::1', '2002:cb00:7105:9::2'])
      expect(seen([], translated), translated).toBe('203.0.113.5')
    expect(seen([], '2001:db8::203.0.113.5')).toBe('2001:db8::cb00:7105')
  })

  it('belongs to the site of its IPv4 address or IPv6 /48', () => {
    const siteOf = (address: string) => ownerOf(address).site
    expect(siteOf('203.0.113.5')).toBe('203.0.113.5')
    expect(siteOf('2001:db8:1:2200::1')).toBe(siteOf('2001:db8:1:ff00::1'))
    expect(siteOf('2001:db8:2:2200::1')).not.toBe(siteOf('2001:db8:1:2200::1'))
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.5', ['203.0.113.5']],
    ['2001:db8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['2001:0DB8:0001:2::9', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
    ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
    ['nowhere', ['nowhere']],
  ])('%s counts in the blocks %j', (address, blocks) => {
    expect(blocksOf(address).map(({ key }) => key)).toEqual(blocks)
  })
})

describe('the stored network', () => {
  it.each([
    ['203.0.113.5', '203.0.113.0/24'],
    ['::ffff:203.0.113.5', '203.0.113.0/24'],
    ['2001:db8:1:2345:6:7:8:9', '2001:db8:1:2300::/56'],
    ['nowhere', ''],
    ['', ''],
  ])('of the address "%s" is "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
