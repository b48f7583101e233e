import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { composeTestServer } from '../../test/support/compose-test-server.ts'
import { eventually } from '../../test/support/eventually.ts'
import { listen } from '../../test/support/listen.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { freePort } from '../../tools/free-port.ts'
import { explainListening } from '../web/listen.ts'
import { serveDesk } from './serve-desk.ts'

/** Writes a small stand-in for the output of `vite build`. */
function aBuild(): string {
  const folder = aDirectory()
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  const manifest = { 'desk/hydrate.ts': { file: 'assets/desk-1.js' } }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const script = join(folder, 'assets/desk-1.js')
  const bytes = Buffer.from('export {}')
  writeFileSync(script, bytes)
  writeFileSync(`${script}.br`, brotliCompressSync(bytes))
  writeFileSync(`${script}.gz`, gzipSync(bytes))
  return folder
}

async function serveOn(port: number, links?: string[], breaks?: 'desk_link' | 'build') {
  const alarms: string[] = []
  const database = await storeInMemory()
  const now = () => Date.now()
  const { log, logged } = recordingLog()
  const { worker, composeDesk } = await composeTestServer({}, { database, now, uptimeMs: now, log })
  await worker.stop()
  logged.length = 0
  if (breaks === 'desk_link') await database.db.schema.dropTable(breaks).execute()
  const desk = await serveDesk({
    config: { port, host: '127.0.0.1', url: undefined },
    composeDesk,
    db: database.db,
    assetsDirectory: breaks === 'build' ? aDirectory() : aBuild(),
    announce: (_what, url, msg) => log.info({ url }, msg),
    offerLink: links && ((url) => links.push(url)),
    raiseAlarm: async ({ subject }) => void alarms.push(subject),
    tryAgainMs: 20,
    now,
    log,
  })
  return { desk, alarms, said: () => logged.map(({ msg }) => msg) }
}

it('a desk whose port is taken raises an alarm, logs why, and is served once the port is free', async () => {
  const server = createServer()
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const { desk, alarms, said } = await serveOn(port)
  onTestFinished(() => desk.close())
  expect(alarms).toEqual(['desk-not-served'])
  expect(said()).toEqual([
    `no desk: it cannot be served on 127.0.0.1:${port}: the port is taken, by another program or another setting; free it, or set DESK_PORT to a free port`,
  ])
  server.close()
  const howToEnter = 'to let a device in to the desk run: npm run centre -- desk'
  await eventually(() => expect(said().slice(1)).toEqual(['the desk is listening', howToEnter]))
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(403)
  expect(alarms).toHaveLength(1)
})

it('a desk whose build is incomplete raises an alarm, and the log says how to build', async () => {
  const { desk, alarms, said } = await serveOn(0, undefined, 'build')
  await desk.close()
  expect(alarms).toEqual(['desk-not-served'])
  expect(said()).toEqual([
    'no desk: it cannot be served on 127.0.0.1:0: the build is incomplete: run npm run build, and restart',
  ])
})

it.each(['EAFNOSUPPORT', 'EAI_AGAIN'])(
  'the failure %s is explained: this machine has no such address',
  (code) =>
    expect(explainListening(Object.assign(new Error(), { code }), 'DESK_PORT')).toBe(
      ': this machine has no such address; set DESK_HOST to one that it has',
    ),
)

it('a desk whose port is taken is not tried again once the server stops', async () => {
  const server = createServer()
  const port = await listen(server)
  const { desk, said } = await serveOn(port)
  await desk.close()
  server.close()
  await once(server, 'close')
  const other = createServer()
  onTestFinished(() => void other.close())
  other.listen(port, '127.0.0.1')
  await once(other, 'listening')
  expect(said()).not.toContain('the desk is listening')
})

it('the desk offers a link on a terminal but not in the log, and ends open streams before it closes', async () => {
  const port = await freePort()
  const links: string[] = []
  const { desk, said } = await serveOn(port, links)
  expect(links).toEqual([expect.stringMatching(/\/enter\/[\w-]{43}$/)])
  expect(said()).toEqual(['the desk is listening'])
  const origin = `http://localhost:${port}`
  const script = await fetch(`${origin}/assets/desk-1.js`)
  expect([script.status, await script.text()]).toEqual([200, 'export {}'])
  const entered = await fetch(links[0] ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name: 'Front' }),
  })
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const stream = await fetch(`${origin}/events`, { headers: { cookie } })
  const heard = stream.text()
  // Reading a stream that is cut off throws.
  const [text] = await Promise.all([heard, desk.close()])
  expect(text).toMatch(/event: bye\n/)
})

it('the desk is served even if no link can be stored, and the log says how to get one', async () => {
  const port = await freePort()
  const { desk, said } = await serveOn(port, [], 'desk_link')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(403)
  await desk.close()
  expect(said()).toEqual([
    'the desk is listening',
    'to let a device in to the desk run: npm run centre -- desk',
  ])
})
