import dns from 'node:dns'
import { once } from 'node:events'
import { setGlobalProxyFromEnv } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createSecureContext, TLSSocket } from 'node:tls'
import { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import { expired, key, valid } from './certificates.ts'
import { listen } from './listen.ts'

export interface BrokenProvider {
  /** Name or address, and port. */
  readonly host: string
  /** Whether it speaks TLS from the first byte. */
  readonly isSecure: boolean
}

/** A provider that fails until it is repaired. Its address stays the same. */
interface MendableProvider extends BrokenProvider {
  /** From now on the provider forwards to this port. */
  mend(port: number): void
}

type Behave = (socket: Socket) => void
type OpenBroken = () => Promise<BrokenProvider>
type OpenMendable = () => Promise<MendableProvider>

/** Failures before a request can be read. The message certainly did not leave. */
export const beforeTheRequest: Readonly<Record<string, OpenBroken>> = {
  'nobody listens': nobodyListens,
  'connections are never accepted': neverAccepted,
  'the name is never resolved': () => atName(() => {}),
  'the name is not known': () => atName((answer) => answer(failure('ENOTFOUND'), [])),
  'the resolver fails': () => atName((answer) => answer(failure('EAI_AGAIN'), [])),
  'the network is unreachable': () => atName((answer) => answer(null, at('255.255.255.255'))),
  'the handshake is never answered': () => front('tls', silent),
  'the handshake is reset': () => front('tls', resets),
  'the handshake is answered in plain text': () => front('tls', answers(400)),
  'the certificate has expired': () => front('tls', secured(expired)),
}

/** Failures of a proxy. The environment names the proxy, so Node's agents use it for HTTPS. */
export const behindAProxy: Readonly<Record<string, OpenBroken>> = {
  'the proxy refuses the tunnel': () => tunnel(answers(407)),
  'the proxy never opens the tunnel': () => tunnel(silent),
}

/** Failures in which a gateway answers in place of the provider. */
export const answeredByAProxy: Readonly<Record<string, OpenBroken>> = Object.fromEntries(
  [200, 302, 400, 401, 403, 404, 405, 407, 408, 411, 413, 421, 425, 451, 502, 503].map((status) => [
    `a proxy answers ${status}`,
    () => front('tcp', answers(status)),
  ]),
)

/** Failures that go on for hours. A proxy that answers 429 asks to wait, and does not refuse the message itself. */
export const forHours: Readonly<Record<string, OpenMendable>> = {
  'connections are never accepted': neverAccepted,
  'a proxy answers 200': () => front('tcp', answers(200)),
  'a proxy answers 429': () => front('tcp', answers(429)),
}

/** Ways in which a send over TLS succeeds, once they are repaired. */
export const overTls: Readonly<Record<string, OpenMendable>> = {
  directly: () => front('tls', silent),
  'through a proxy': () => tunnel(silent),
}

/** Failures after the request was read. Whether the message left is unknown. */
export const afterTheRequest: Readonly<Record<string, OpenBroken>> = {
  'the request is never answered': () => front('tcp', silent),
  'the connection is reset once the request is read': () => front('tcp', resets),
  'the connection is closed once the request is read': () =>
    front('tcp', (socket) => void socket.once('data', () => socket.destroy())),
  'the answer stops in the middle': () =>
    front('tcp', (socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{')),
    ),
  'a gateway gives up waiting for the answer': () => front('tcp', answers(504)),
}

/** A provider that answers with spaces as fast as they are read. */
export function endlessAnswer(): Promise<BrokenProvider> {
  const spaces = Buffer.alloc(64 * 1024, ' ')
  const goOn: Behave = (socket) => {
    while (socket.writable && socket.write(spaces));
    socket.once('drain', () => goOn(socket))
  }
  return front('tcp', (socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      goOn(socket)
    }),
  )
}

const silent: Behave = () => {}
const resets: Behave = (socket) => void socket.once('data', () => socket.resetAndDestroy())

function answers(status: number): Behave {
  const page = `<html><body><h1>${status}</h1></body></html>`
  const lines = [`HTTP/1.1 ${status} From a proxy`, 'Content-Type: Text/HTML', 'Connection: close']
  return (socket) => void socket.once('data', () => socket.end([...lines, '', page].join('\r\n')))
}

function secured(cert: string): Behave {
  return (socket) => void secure(socket, cert)
}

function secure(socket: Socket, cert: string): TLSSocket {
  const secureContext = createSecureContext({ key, cert })
  const tls = new TLSSocket(socket, { isServer: true, secureContext })
  return tls.on('error', () => socket.destroy())
}

/** A provider that handles each connection this way until it is repaired. */
async function front(over: 'tcp' | 'tls', broken: Behave): Promise<MendableProvider> {
  let behave = broken
  const server = createServer((socket) => behave(socket.on('error', () => {})))
  const port = await listenForTest(server)
  return {
    host: `localhost:${port}`,
    isSecure: over === 'tls',
    mend(to) {
      behave = (socket) => relay(over === 'tls' ? secure(socket, valid) : socket, to)
    },
  }
}

async function nobodyListens(): Promise<BrokenProvider> {
  const server = createServer()
  const port = await listenForTest(server)
  await new Promise((closed) => server.close(closed))
  return { host: `127.0.0.1:${port}`, isSecure: false }
}

type LookupAnswer = (error: Error | null, addresses: readonly dns.LookupAddress[]) => void
type Look = (answer: LookupAnswer) => void

/** A provider at a name whose DNS look-up goes to `look`. Other names resolve as usual. */
async function atName(look: Look): Promise<BrokenProvider> {
  const { lookup } = dns
  const fake = (name: string, options: dns.LookupOptions, answer: LookupAnswer) =>
    name.endsWith('provider.example')
      ? look(answer)
      : lookup(name, { ...options, all: true }, answer)
  Object.assign(dns, { lookup: fake })
  onTestFinished(() => void Object.assign(dns, { lookup }))
  return { host: 'provider.example:8080', isSecure: false }
}

/** A proxy that fails until it is repaired. Only calls to `localhost` go through it. */
async function tunnel(broken: Behave): Promise<MendableProvider> {
  let behave = broken
  const proxy = createServer((socket) => behave(socket))
  const https_proxy = `http://127.0.0.1:${await listenForTest(proxy)}`
  onTestFinished(setGlobalProxyFromEnv({ https_proxy, no_proxy: '127.0.0.1' }))
  return {
    host: 'localhost:443',
    isSecure: true,
    mend(to) {
      behave = (socket) =>
        void socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\n\r\n')
          relay(secure(socket, valid), to)
        })
    },
  }
}

function at(address: string, family = 4) {
  return [{ address, family }]
}

function failure(code: string) {
  return Object.assign(new Error(code), { code })
}

/** A listener whose thread sleeps, so that the kernel fills its queue and then drops each SYN. */
const sleepingListener = `
const { connect, createServer } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
const server = createServer((socket) => {
  const to = connect(Atomics.load(workerData, 0), '127.0.0.1')
  for (const each of [socket, to]) each.on('error', () => {})
  socket.pipe(to).pipe(socket)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  parentPort.postMessage(server.address().port)
  Atomics.wait(workerData, 0, 0)
})`

/** More connections than the kernel's queue takes. With a backlog of 1, Linux takes two. */
const fillers = 4

async function neverAccepted(): Promise<MendableProvider> {
  const mendedPort = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(sleepingListener, { eval: true, workerData: mendedPort })
  const [port] = await once(worker, 'message')
  const queued = Array.from({ length: fillers }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  )
  await Promise.all(queued.slice(0, 2).map((socket) => once(socket, 'connect')))
  onTestFinished(async () => {
    for (const socket of queued) socket.destroy()
    await worker.terminate()
  })
  return {
    host: `127.0.0.1:${port}`,
    isSecure: false,
    mend(to) {
      for (const socket of queued) socket.destroy()
      Atomics.store(mendedPort, 0, to)
      Atomics.notify(mendedPort, 0)
    },
  }
}

/**
 * A provider on a line that loses the first packet, so that a connection takes a second. Its name has two more
 * addresses, to which there is no route.
 */
export async function slowLine(port: number): Promise<BrokenProvider> {
  const provider = await neverAccepted()
  // Later than Node's own limit, and before the kernel sends the packet again.
  setTimeout(() => provider.mend(port), 550)
  const others = ['::ffff:255.255.255.255', '::ffff:ffff:ffff'].flatMap((each) => at(each, 6))
  await atName((answer) => answer(null, [...at('127.0.0.1'), ...others]))
  return { ...provider, host: provider.host.replace('127.0.0.1', 'slow.provider.example') }
}

/** Starts a mail server that accepts connections and never answers. Returns its address. */
export async function startSilentMailServer(): Promise<string> {
  return `smtp://127.0.0.1:${await listenForTest(createServer())}`
}

function relay(socket: Duplex, port: number): void {
  const to = connect(port, '127.0.0.1')
  for (const each of [socket, to]) each.on('error', () => {})
  socket.pipe(to).pipe(socket)
}

/** Returns the port. The server is closed with its connections after the test. */
async function listenForTest(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return await listen(server)
}
