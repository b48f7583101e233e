import { beforeAll, describe, expect, it } from 'vitest'
import { aPublication } from '../../test/support/a-publication.ts'
import { aFormPost, aRequest } from '../../test/support/a-request.ts'
import { openInMemory } from '../../test/support/stores.ts'
import { buildTestApp } from '../../test/support/test-app.ts'
import {
  deskOrigin,
  openFrontDesk,
  ownPage,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'
import { revokeDevice } from './devices.ts'
import { linkMs } from './links.ts'

const patient = { name: 'Asha Verma', phone: '98765 43210' }
const personal = /Asha|Verma|98765|43210/
const deskPaths = ['/', '/board.json', '/events', '/find?q=Asha', '/find.json?q=Asha', '/new']
const otherPaths = ['/print', '/report', '/taken.json?date=2026-11-20&time=11:00 AM&tests=MRI Scan']
const tricks = ['//board.json', '/./board.json', '/%2e/board.json', '/board.json/', '/enter/..%2f']

const id = () => crypto.randomUUID()
const closed = { what: 'mri', first: '2026-11-21', last: '2026-11-21', reason: 'engineer' }

/** A body that the desk accepts from a device, for each address that takes posts. */
const posts: Readonly<Record<string, (() => object) | string>> = {
  '/acts': () => ({ id: id(), act: 'note', visit: 1, note: 'forged' }),
  '/entries': () => ({
    ...{ ...aRequest(), ...patient, name: 'New Patient', date: '2026-11-23', time: '9:00 AM' },
    ...{ id: id(), source: 'phone', language: 'en', tests: ['ECG'] },
  }),
  '/blocks': () => ({ id: id(), act: 'block', ...closed }),
  '/facts': () => ({ id: id(), act: 'publish', publication: aPublication.hours }),
  '/find.json': () => ({ q: 'Asha' }),
  '/devices/link': '',
  '/devices/revoke': 'device=3',
}
const paths = [...deskPaths, ...otherPaths, ...tricks, ...Object.keys(posts), '/enter/x']

const hosts = [
  '',
  'evil.example',
  'evil.example:3001',
  'localhost',
  'localhost:3000',
  'localhost:3001.evil.example',
  'localhost.evil.example:3001',
  'localhost:3001@evil.example',
  'evil.example@localhost:3001',
  'LOCALHOST:3001',
  'localhost.:3001',
  '0.0.0.0:3001',
  '[::]:3001',
  '127.0.0.1.nip.io:3001',
  '127.1:3001',
  '2130706433:3001',
  '127.0.0.1:03001',
]
const origins = [
  undefined,
  'null',
  '',
  'http://evil.example',
  'http://localhost:3000',
  'https://localhost:3001',
  'http://localhost:3001/',
  'http://localhost:3001.evil.example',
  'http://127.0.0.1:3001',
]
const sites = [undefined, '', 'none', 'same-site', 'cross-site', 'same-origin, cross-site']

let desk: TestDesk
let front: TestDevice
let keys: { used: string; expired: string; revoked: string }
let before: string

/** Reads what the posts of the desk may change. */
async function stored(): Promise<string> {
  const { db } = desk.database
  const tables = [
    await db.selectFrom('visit').selectAll().execute(),
    await db.selectFrom('visit_phone').selectAll().execute(),
    await db.selectFrom('request').selectAll().execute(),
    await db.selectFrom('event').selectAll().execute(),
    await db.selectFrom('event_text').selectAll().execute(),
    await db.selectFrom('notice').selectAll().execute(),
    await db.selectFrom('desk_change').selectAll().execute(),
    await db.selectFrom('desk_device').select(['id', 'name', 'key_hash', 'revoked_at']).execute(),
    await db.selectFrom('desk_link').selectAll().execute(),
  ]
  return JSON.stringify(tables)
}

interface Forged {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** The type and the text of the body that a device would post to this address. */
function goodBody(path: string): { type: string; body: string } {
  const made = posts[path] ?? 'name=Back'
  if (typeof made === 'string') return { type: 'application/x-www-form-urlencoded', body: made }
  return { type: 'application/json', body: JSON.stringify(made()) }
}

async function post({ path, method, headers }: Forged): Promise<Response> {
  const { type, body } = goodBody(path)
  const given = Object.entries({ 'content-type': type, ...headers }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  )
  const sent = { method, headers: given, ...(method === 'POST' && { body }) }
  return await desk.app.request(deskOrigin + path, sent)
}

async function send({ path, method, headers }: Forged): Promise<void> {
  const response = await post({ path, method, headers })
  expect(response.status).toBeLessThan(500)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream) await response.body?.cancel()
  expect(isStream, `${method} ${path} streams`).toBe(false)
  const text = `${await response.text()} ${JSON.stringify([...response.headers])}`
  expect(text, `${method} ${path} ${JSON.stringify(headers)}`).not.toMatch(personal)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
}

const good = () => ({ ...ownPage, cookie: front.cookie })
const types = [undefined, 'text/plain', 'multipart/form-data; boundary=x', 'application/jsonp']
const guesses = [undefined, '', 'desk=', 'desk=%00', "desk=' or 1=1 --", `desk=${'A'.repeat(43)}`]

type ForgedKind = [what: string, methods: string[], wrong: () => Forged['headers'][]]

/** Kinds of forged request. Each equals what a device of the desk sends, except in what the kind names. */
const forged: readonly ForgedKind[] = [
  [
    'another host',
    ['GET', 'POST'],
    () => hosts.map((host) => ({ host, origin: `http://${host}` })),
  ],
  [
    'a page of another site',
    ['POST'],
    () => [
      ...origins.map((origin) => ({ origin })),
      ...sites.map((site) => ({ 'sec-fetch-site': site })),
      ...origins.flatMap((origin) => sites.map((site) => ({ origin, 'sec-fetch-site': site }))),
    ],
  ],
  [
    'a script of another site that reads',
    ['GET'],
    () =>
      ['same-site', 'cross-site', 'nonsense'].map((site) => ({
        'sec-fetch-site': site,
        'sec-fetch-mode': 'cors',
      })),
  ],
  [
    'no key of a device, a revoked key, or a guess',
    ['GET', 'HEAD', 'POST'],
    () => [...guesses, keys.revoked].map((cookie) => ({ cookie })),
  ],
  ['another type of body', ['POST'], () => types.map((type) => ({ 'content-type': type }))],
  ['another method', ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'], () => [{}]],
]

describe('forged requests to the desk', () => {
  beforeAll(async () => {
    ;({ desk, front } = await openFrontDesk({ database: await openInMemory() }))
    const ended = await desk.enter('Ended')
    await revokeDevice(desk.database.transact, 'Ended', desk.clock.nowMs)
    const expired = await desk.link()
    desk.clock.nowMs += linkMs
    const used = await desk.link()
    await desk.app.request(`${deskOrigin}/enter/${used}`, aFormPost({ name: 'Back' }, ownPage))
    keys = { used, expired, revoked: ended.cookie }
    await desk.book(patient)
    expect((await front.board()).cards).toMatchObject([patient])
    before = await stored()
  })

  it.each(forged)('with %s show no patient and change nothing', async (_what, methods, wrong) => {
    for (const path of paths)
      for (const method of methods)
        for (const headers of wrong())
          await send({ path, method, headers: { ...good(), ...headers } })
    expect(await stored()).toBe(before)
  })

  it('with a link that is used, expired or guessed show no patient and change nothing', async () => {
    for (const key of [keys.used, keys.expired, 'A'.repeat(43)])
      for (const method of ['GET', 'POST'])
        await send({ path: `/enter/${encodeURIComponent(key)}`, method, headers: ownPage })
    expect(await stored()).toBe(before)
  })

  it('the public site has no route of the desk, and the desk has no route of the site', async () => {
    const site = await buildTestApp()
    for (const path of [...deskPaths.slice(1), ...otherPaths, '/acts', `/enter/${keys.used}`]) {
      for (const method of ['GET', 'POST']) {
        const { status } = await site.app.request(path, { method, headers: good() })
        expect(status, path).toBe(404)
      }
    }
    for (const path of ['/about', '/services', '/hi', '/book-appointment', '/healthz']) {
      expect((await front.get(path)).status, path).toBe(404)
    }
    const call = await front.postForm('/api/send-whatsapp', {})
    expect(call.status).toBe(404)
    expect(await stored()).toBe(before)
  })

  it.each(Object.keys(posts))(
    'would be accepted at %s if nothing about them were wrong',
    async (path) => {
      expect([200, 303]).toContain((await post({ path, method: 'POST', headers: good() })).status)
      if (path !== '/find.json') expect(await stored()).not.toBe(before)
      before = await stored()
    },
  )
})
