import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../test/support/listen.ts'
import { shareConnections } from './share-connections.ts'

const slowPost = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nslow'
const page = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

/** Starts a server with room for four connections. Returns a function that connects a client from an address. */
async function openServer() {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET') outgoing.end('page')
  })
  shareConnections(server, 4)
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return async (from: string, text: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    onTestFinished(() => void socket.destroy())
    const client = { isOpen: true, answer: '', socket }
    socket.on('data', (bytes) => (client.answer += bytes))
    socket.on('error', () => {})
    socket.on('close', () => (client.isOpen = false))
    const seen = once(server, text === '' ? 'connection' : 'request')
    await once(socket, 'connect')
    socket.write(text)
    await seen
    return client
  }
}

const areOpen = (clients: readonly { readonly isOpen: boolean }[]) =>
  clients.map(({ isOpen }) => isOpen)

describe('at the limit of connections', () => {
  it('a new connection replaces an idle keep-alive one', async () => {
    const open = await openServer()
    const posting = await open('127.0.0.1', slowPost)
    const reader = await open('127.0.0.2', page)
    await expect.poll(() => reader.answer).toContain('page')
    const others = [await open('127.0.0.1', slowPost), await open('127.0.0.1', '')]
    await open('127.0.0.3', slowPost)
    await expect.poll(() => reader.isOpen).toBe(false)
    expect(areOpen([posting, ...others])).toEqual([true, true, true])
  })

  it('a connection that is in use again does not count as idle', async () => {
    const open = await openServer()
    const reader = await open('127.0.0.2', page)
    await expect.poll(() => reader.answer).toContain('page')
    reader.socket.write(slowPost)
    const greedy = [await open('127.0.0.1', slowPost), await open('127.0.0.1', slowPost)]
    for (const last of [3, 4]) await open(`127.0.0.${last}`, slowPost)
    await expect.poll(() => areOpen([reader, ...greedy])).toEqual([true, false, true])
  })

  it('a connection that ended during an answer does not count as idle', async () => {
    const open = await openServer()
    const gone = await open('127.0.0.2', slowPost)
    gone.socket.destroy()
    const first = await open('127.0.0.1', slowPost)
    for (const last of [3, 4, 5, 6]) await open(`127.0.0.${last}`, slowPost)
    await expect.poll(() => first.isOpen).toBe(false)
  })

  it('the address with the most connections loses its oldest connection', async () => {
    const open = await openServer()
    const neighbour = await open('127.0.0.2', slowPost)
    const greedy = [
      await open('127.0.0.1', ''),
      await open('127.0.0.1', slowPost),
      await open('127.0.0.1', slowPost),
    ]
    const newcomer = await open('127.0.0.3', page)
    await expect.poll(() => newcomer.answer).toContain('page')
    expect(areOpen([neighbour, newcomer, ...greedy])).toEqual([true, true, false, true, true])
  })

  it('the oldest connection is closed if no address has more than another', async () => {
    const open = await openServer()
    const clients: Awaited<ReturnType<typeof open>>[] = []
    for (const last of [1, 2, 3, 4, 5]) clients.push(await open(`127.0.0.${last}`, slowPost))
    await expect.poll(() => areOpen(clients)).toEqual([false, true, true, true, true])
  })
})
