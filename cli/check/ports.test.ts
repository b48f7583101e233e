import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { openSetUp } from '../../test/support/set-up.ts'
import { deskOrigin, openTestDesk, ownPage } from '../../test/support/test-desk.ts'
import { findingText } from './finding.ts'
import { checkDesk, isSite, portFinding } from './ports.ts'
import { checkSite } from './site.ts'

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

async function told(port: string): Promise<string> {
  const { context } = await openSetUp({ env: { DESK_PORT: port } })
  return (await checkDesk(context)).map(findingText).join('')
}

/** What the check says about the site's port if no public address is set. */
async function toldOfSite(port: string): Promise<string> {
  const { context } = await openSetUp({ env: { PORT: port, PUBLIC_URL: '' } })
  return (await checkSite(context)).map(findingText).join('')
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

it('says to start the server if nothing listens', async () => {
  const port = await deadPort()
  const text = await told(port)
  expect(text).toContain(`note     desk: nothing answers on port ${port}`)
  expect(text).toContain('npm start')
  expect(await toldOfSite(port)).toContain(`note     site: nothing answers on port ${port}`)
})

it('recognises the site by its answer, and says that the public address is not checked', async () => {
  const { port } = new URL((await openSetUp()).url)
  const text = await toldOfSite(port)
  expect(text).toContain(`ok       site: on port ${port}`)
  expect(text).toContain('PUBLIC_URL is not set')
})

it('blames no other program if no answer comes in time, because the server itself may hang', () => {
  const address = { host: '127.0.0.1', port: 3000 }
  const answer = { code: 'TimeoutError', status: 0, body: undefined }
  const text = findingText(portFinding('site', address, answer, isSite))
  expect(text).toContain('PROBLEM  site: what listens on port 3000 gives no answer')
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
    const ofSite = await toldOfSite(port)
    expect(ofSite).toContain(`PROBLEM  site: another program or setting has port ${port}`)
    expect(ofSite).toContain('set PORT to a free port')
  },
)
