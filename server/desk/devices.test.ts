import { beforeEach, describe, expect, it } from 'vitest'
import { deskPages as words } from '../../content/desk-pages.ts'
import { day, second } from '../../domain/time/milliseconds.ts'
import { aFormPost } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { deskOrigin, openTestDesk, ownPage, type TestDesk } from '../../test/support/test-desk.ts'
import type { Transact } from '../db/batch.ts'
import { createUseRecorder, deviceOf, enterDevice, listDevices, revokeDevice } from './devices.ts'
import { linkMs, stateOfLink } from './links.ts'

let desk: TestDesk
const enter = async (linkKey: string, name: string, deviceKey: string = crypto.randomUUID()) =>
  (await enterDevice(desk.database.transact, { linkKey, name, deviceKey }, desk.clock.nowMs)).kind
const state = async (key: string) => await stateOfLink(desk.database.db, key, desk.clock.nowMs)

describe.each(sharedAndOwn)('the way in on %s', (_name, open) => {
  beforeEach(async () => {
    desk = await openTestDesk({ database: await open() })
  })

  it('lets in one device for each link, however many try at once', async () => {
    const key = await desk.link()
    const tried = await Promise.all(['One', 'Two', 'Three'].map((name) => enter(key, name)))
    expect(tried.toSorted()).toEqual(['entered', 'shut', 'shut'])
    expect(await state(key)).toBe('used')
    expect(await listDevices(desk.database.db)).toHaveLength(1)
  })

  it('refuses a name that is taken, and the link is still good for another name', async () => {
    await desk.enter('Front')
    const key = await desk.link()
    expect(await enter(key, 'Front')).toBe('name-taken')
    expect(await enter(key, 'Back')).toBe('entered')
  })

  it('is shut to a revoked device at once, its claims end, and its name is free again', async () => {
    const front = await desk.enter('Front')
    const reference = await desk.book()
    await front.actOn(reference, { act: 'claim' })
    expect(await revokeDevice(desk.database.transact, 'Front', desk.clock.nowMs)).toBe('revoked')
    expect((await front.get('/')).status).toBe(403)
    expect(await revokeDevice(desk.database.transact, 'Front', desk.clock.nowMs)).toBe(
      'no such device',
    )
    const again = await desk.enter('Front')
    expect((await again.card(reference))?.claim).toBeUndefined()
    expect((await again.actOn(reference, { act: 'claim' })).status).toBe(200)
    expect((await front.get('/')).status).toBe(403)
    const events = desk.database.db.selectFrom('event').select(['actor', 'detail'])
    expect(await events.where('kind', '=', 'device revoked').execute()).toEqual([
      { actor: 'command', detail: '{"device":1}' },
    ])
  })
})

describe('the way in', () => {
  beforeEach(async () => {
    desk = await openTestDesk()
  })

  it('is shut 15 minutes after the link was made, or if the clock was far ahead at that time', async () => {
    const key = await desk.link()
    desk.clock.nowMs += linkMs - 1
    expect(await state(key)).toBe('good')
    desk.clock.nowMs += 1
    expect(await enter(key, 'Late')).toBe('shut')
    desk.clock.nowMs += day
    const ahead = await desk.link()
    desk.clock.nowMs -= day
    expect(await enter(ahead, 'Ahead')).toBe('shut')
  })

  it('stores the last use of a device once a minute at most, also after a full store or a fast clock', async () => {
    await enter(await desk.link(), 'Front', 'key')
    const { db } = desk.database
    let isFull = true
    const transact: Transact = async (write) => {
      if (!isFull) return await desk.database.transact(write)
      isFull = false
      throw new Error('disk is full')
    }
    const noteUse = createUseRecorder(transact, () => desk.clock.nowMs)
    for (const afterSeconds of [59, 3600, 3600, 30, 89, 90, 120]) {
      desk.clock.nowMs = fridayTenAm + afterSeconds * second
      const device = await deviceOf(db, 'key')
      if (device !== undefined) await noteUse(device)
    }
    expect(await listDevices(db)).toEqual([
      { id: 1, name: 'Front', createdAtMs: fridayTenAm, lastUsedAtMs: fridayTenAm + 90 * second },
    ])
  })

  it('stores no key that lets anybody in', async () => {
    const key = await desk.link()
    const front = await desk.enter('Front')
    const { db } = desk.database
    const rows = JSON.stringify([
      await db.selectFrom('desk_link').selectAll().execute(),
      await db.selectFrom('desk_device').selectAll().execute(),
    ])
    expect(rows).not.toContain(key)
    expect(rows).not.toContain(front.cookie.slice('desk='.length))
  })
})

describe('the page of the way in', () => {
  it('asks for a name at each GET, and lets a device in by a POST', async () => {
    const desk = await openTestDesk({ deskUrl: 'https://desk.example.org' })
    const address = `/enter/${await desk.link()}`
    const headers = {
      ...ownPage,
      ...{ host: 'desk.example.org', origin: 'https://desk.example.org' },
    }
    const ask = async (init: RequestInit) =>
      await desk.app.request(`https://desk.example.org${address}`, init)
    const get = async (method = 'GET') => (await ask({ method, headers })).status
    for (const method of ['GET', 'HEAD', 'GET']) expect(await get(method)).toBe(200)
    for (const name of ['', ' \u200b ', 'x'.repeat(41)]) {
      expect((await ask(aFormPost({ name }, headers))).status).toBe(422)
    }
    const entered = await ask(aFormPost({ name: 'Front' }, headers))
    expect(entered.status).toBe(303)
    expect(entered.headers.get('set-cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await get()).toBe(403)
    expect(JSON.stringify(desk.logged)).not.toContain('Front')
  })

  it('lets a computer with the plain cookie in at localhost, and not at the public address', async () => {
    const desk = await openTestDesk({ deskUrl: 'https://desk.example.org' })
    const { cookie, get } = await desk.enter('Front')
    expect(cookie).toMatch(/^desk=/)
    expect((await get('/')).status).toBe(200)
    const at = async (key: string) =>
      await desk.app.request('https://desk.example.org/', {
        headers: { host: 'desk.example.org', cookie: key },
      })
    expect((await at(cookie)).status).toBe(403)
    expect((await at(cookie.replace('desk', '__Host-desk'))).status).toBe(200)
  })

  it('logs no key of a link, even if answering fails', async () => {
    const desk = await openTestDesk()
    const key = await desk.link()
    await desk.database.close()
    const address = `${deskOrigin}/enter/${key}`
    const answer = await desk.app.request(address, { headers: { host: ownPage.host } })
    expect(answer.status).toBe(503)
    expect(desk.logged).toMatchObject([{ path: '/enter' }])
    expect(JSON.stringify(desk.logged)).not.toContain(key)
  })

  it('refuses a device that was not let in, and shows no patient', async () => {
    const desk = await openTestDesk()
    const answer = await desk.app.request(`${deskOrigin}/`, { headers: { host: ownPage.host } })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(words.shutPage.title['no-device'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
