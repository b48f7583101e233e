import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { openSetUp } from '../../test/support/set-up.ts'
import { deskOrigin, openTestDesk, ownPage } from '../../test/support/test-desk.ts'
import { findingText } from './finding.ts'
import { checkDesk, deskFinding } from './ports.ts'

/** The port of an HTTP server that answers with `fetch`. */
const answering = (fetch: (request: Request) => Response | Promise<Response>) =>
  listening(createAdaptorServer({ fetch }))

async function listening(server: Pick<Server, 'listen' | 'address' | 'close'>) {
  const started = once(server.listen(0, '127.0.0.1'), 'listening')
  await started
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return String(address.port)
}

async function told(port: string, others = {}): Promise<string> {
  const { context } = await openSetUp({ env: { DESK_PORT: port, ...others } })
  return (await checkDesk(context)).map(findingText).join('')
}

async function deadPort(): Promise<string> {
  const server = createServer()
  const port = await listening(server)
  server.close()
  await once(server, 'close')
  return port
}

it('says that the desk is off', async () => {
  expect(await told('0')).toContain('note     desk: it is off: DESK_PORT is 0')
})

it('recognises the desk by its answer to a device that was not let in', async () => {
  const { app } = await openTestDesk()
  const port = await answering((request) =>
    app.request(deskOrigin + new URL(request.url).pathname, { headers: { host: ownPage.host } }),
  )
  expect(await told(port)).toContain(`ok       desk: on port ${port}`)
})

it.each([
  ['PORT', 'DESK_PORT'],
  ['METRICS_PORT', 'DESK_PORT'],
  ['PORT', 'METRICS_PORT'],
])('says that %s and %s are the same port, whatever answers there now', async (one, other) => {
  const port = await deadPort()
  const text = await told('3', { PORT: '1', METRICS_PORT: '2', [one]: port, [other]: port })
  expect(text).toContain(`PROBLEM  ${one} and ${other} have the same port, ${port}\n`)
  expect(await told('3', { PORT: '1', METRICS_PORT: '2' })).not.toContain('same port')
  expect(await told('3', { PORT: '0', METRICS_PORT: '0' })).not.toContain('same port')
})

it('says to start the server if nothing listens', async () => {
  const port = await deadPort()
  const text = await told(port)
  expect(text).toContain(`note     desk: nothing answers on port ${port}`)
  expect(text).toContain('npm start')
})

it('blames no other program if no answer comes in time, because the server itself may hang', () => {
  const answer = { code: 'TimeoutError', status: 0, body: undefined }
  const text = findingText(deskFinding(3001, answer))
  expect(text).toContain('PROBLEM  desk: what listens on port 3001 gives no answer')
  expect(text).toContain('restart the server')
})

it.each([
  ['answers something else', () => answering(() => new Response('<h1>It works!</h1>'))],
  ['speaks no HTTP', () => listening(createServer((socket) => void socket.end('220 ready\r\n')))],
])(
  'says to choose another port if the configured one belongs to a program that %s',
  async (_what, open) => {
    const port = await open()
    const text = await told(port)
    expect(text).toContain(`PROBLEM  desk: another program or setting has port ${port}`)
    expect(text).toContain('set DESK_PORT to a free port')
  },
)
