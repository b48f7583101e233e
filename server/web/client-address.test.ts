import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { recordingLog } from '../../test/support/recording-log.ts'
import { clientAddress, widerClientNetwork } from './client-address.ts'

async function addressOf(
  trustedProxies: number,
  forwarded: string | undefined,
  remoteAddress = '203.0.113.9',
  address = clientAddress(trustedProxies, recordingLog().log),
): Promise<string> {
  const app = new Hono()
  app.get('/', (c) => c.text(address(c)))
  const others = { forwarded: 'for=1.1.1.1', 'x-real-ip': '1.1.1.1', 'cf-connecting-ip': '1.1.1.1' }
  const headers = { ...others, ...(forwarded && { 'x-forwarded-for': forwarded }) }
  const incoming = { socket: { remoteAddress } }
  return await (await app.request('/', { headers }, { incoming })).text()
}

describe('the address a client is counted by', () => {
  it.each([undefined, '1.1.1.1', '1.1.1.1, 2.2.2.2'])(
    'is the address of the peer if no proxy is trusted, whatever X-Forwarded-For says: %s',
    async (forwarded) => {
      expect(await addressOf(0, forwarded)).toBe('203.0.113.9')
    },
  )

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['1.1.1.1,2.2.2.2 , 198.51.100.7 ', '198.51.100.7'],
    ['198.51.100.7:54321', '198.51.100.7'],
    ['[2001:db8:1:2::5]:54321', '2001:db8:1:2'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ])('is what one trusted proxy added to X-Forwarded-For: %s', async (forwarded, expected) => {
    expect(await addressOf(1, forwarded)).toBe(expected)
  })

  it('is what the outer of two trusted proxies saw', async () => {
    expect(await addressOf(2, '1.1.1.1, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
  })

  it.each([undefined, '', ',', 'unknown', '1.1.1.1, ', 'x'.repeat(5000), '999.1.1.1'])(
    'is the address of the proxy if the proxy wrote no valid address: %s',
    async (forwarded) => {
      expect(await addressOf(1, forwarded)).toBe('203.0.113.9')
    },
  )

  it('is the address of the proxy if fewer proxies are in front than are trusted', async () => {
    expect(await addressOf(2, '198.51.100.7')).toBe('203.0.113.9')
  })

  it.each([
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0000:0000:aaaa:bbbb:cccc:dddd', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['1:0:0:2:3:4:5:6', '1:0:0:2'],
    ['1::2:3:4:5:6', '1:0:0:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('is the network of one customer: %s is in %s', async (remoteAddress, expected) => {
    expect(await addressOf(0, undefined, remoteAddress)).toBe(expected)
  })

  it.each([
    ['2001:db8:1:2', '2001:db8:1:0'],
    ['2001:db8:1:abcd', '2001:db8:1:ab00'],
    ['192.0.2.1', undefined],
    ['', undefined],
  ])('lies within the /56 network of one home: %s in %s', (network, expected) => {
    expect(widerClientNetwork(network)).toBe(expected)
  })
})

describe('a proxy that TRUST_PROXY does not count', () => {
  const saidAfter = async (trustedProxies: number, forwarded: string | undefined, peer: string) => {
    const { log, logged } = recordingLog()
    const address = clientAddress(trustedProxies, log)
    for (let visits = 0; visits < 3; visits++) {
      await addressOf(trustedProxies, forwarded, peer, address)
    }
    return logged.length
  }

  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '10.0.0.2',
    '172.18.0.3',
    '192.168.1.9',
    'fd00::2',
  ])('is warned of once if it has the local address %s', async (peer) =>
    expect(await saidAfter(0, '198.51.100.7', peer)).toBe(1),
  )

  it('is not suspected without the header, or if a visitor forged the header', async () => {
    expect(await saidAfter(0, '198.51.100.7', '203.0.113.9')).toBe(0)
    expect(await saidAfter(0, undefined, '127.0.0.1')).toBe(0)
    expect(await saidAfter(1, '198.51.100.7', '127.0.0.1')).toBe(0)
  })
})
