import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { Publication } from '../../domain/centre/published-facts.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { aForm, aFormPost, aPost, aRequest } from '../../test/support/a-request.ts'
import { composeTestServer } from '../../test/support/compose-test-server.ts'
import { eventually } from '../../test/support/eventually.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import {
  openFrontDesk,
  openTestDesk,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'

const { hours, phones, test, ownTest } = aPublication
const reading = ['/', '/about', '/services', '/book-appointment', '/hi', '/hi/services']
const sunday = '2026-11-22'

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  ;({ desk, front } = await openFrontDesk())
})

async function publish(publication: Publication): Promise<number> {
  const link = publication.fact === 'phones' ? { link: await desk.link() } : {}
  const { status, error, facts } = await front.postFact({ act: 'publish', publication, ...link })
  expect(error).toBeUndefined()
  expect(status).toBe(200)
  return facts?.log[0]?.id ?? 0
}

async function takeBack(takesBack: number): Promise<void> {
  expect((await front.postFact({ act: 'take-back', takesBack })).status).toBe(200)
}

const book = async (changes: Parameters<typeof aRequest>[0]) => {
  const response = await desk.site('/api/send-whatsapp', aPost(aRequest(changes)))
  return { status: response.status, text: await response.text() }
}

const anEntry = (changes: Parameters<typeof aRequest>[0]) => ({
  ...aRequest({ time: '5:00 PM', ...changes }),
  source: 'phone',
  language: 'en',
  id: 'a-new-entry',
})

/** Returns the state with which the booking form starts. */
const startOf = async (path = '/book-appointment'): Promise<Record<string, unknown>> => {
  const [, json = ''] =
    /type="application\/json">(.*?)<\/script>/.exec(await desk.sitePage(path)) ?? []
  return JSON.parse(json)
}

describe('facts in force', () => {
  it('add nothing to the form or the board while nothing is published', async () => {
    expect(Object.keys(await startOf())).toEqual(['renderedAtMs', 'draft', 'problems'])
    expect(await front.board()).not.toHaveProperty('published')
  })

  it('each change a page, and are gone from every page once they are taken back', async () => {
    const before = await Promise.all(reading.map(desk.sitePage))
    for (const [name, publication] of Object.entries(aPublication)) {
      const id = await publish(publication)
      expect(await Promise.all(reading.map(desk.sitePage)), name).not.toEqual(before)
      await takeBack(id)
      expect(await Promise.all(reading.map(desk.sitePage)), name).toEqual(before)
    }
  })

  it('bring a visit to the board whose agreed time the new hours close, however far ahead', async () => {
    const times = [
      { date: '2026-12-06', time: '11:00 AM' },
      { date: '2026-12-11', time: '1:30 PM' },
      { date: '2026-12-11', time: '11:00 AM' },
    ] as const
    const references = []
    for (const [nth, agreed] of times.entries()) {
      const reference = await desk.book({ ...agreed, phone: `98765 4321${nth}` })
      expect((await front.actOn(reference, { act: 'agreed', agreed })).status).toBe(200)
      references.push(reference)
    }
    // By then the board no longer shows the visits as just agreed.
    desk.clock.nowMs += 11 * 60_000
    const onBoard = async () =>
      (await front.board()).cards.flatMap(({ requests }) => requests.map((each) => each.reference))
    expect(await onBoard()).toEqual([])
    const id = await publish(hours)
    expect((await onBoard()).toSorted()).toEqual(references.slice(0, 2).toSorted())
    await takeBack(id)
    expect(await onBoard()).toEqual([])
  })

  it('give the hours to pages, to the check of a request, to the call-by and to the desk', async () => {
    const callByOfNext = async () => JSON.parse((await book({ date: '2026-11-23' })).text).callBy
    expect(await callByOfNext()).toBe('2026-11-20T12:00:00+05:30')
    await publish(hours)
    for (const path of ['/', '/book-appointment'])
      expect(await desk.sitePage(path)).toContain('1:00 PM')
    expect(await desk.sitePage('/')).toContain('"opens":"14:30"')
    expect(await startOf()).toMatchObject({ centre: { hours: { weekly: hours.weekly } } })
    expect((await book({ date: sunday, time: '11:00 AM' })).status).toBe(422)
    expect((await book({ time: '1:30 PM' })).text).toContain('closed at that time')
    desk.clock.nowMs += 2.5 * 60 * 60_000
    // At 12:30 PM half an hour is left before the break. The rest of the two hours follows the break.
    expect(await callByOfNext()).toBe('2026-11-20T16:00:00+05:30')
    expect((await front.board()).published).toMatchObject([{ publication: hours }])
    const reference = await desk.book()
    const agreed = { date: sunday, time: '11:00 AM' }
    expect((await front.actOn(reference, { act: 'agreed', agreed })).status).toBe(422)
  })

  it('are in force at once at the desk of another server of the store', async () => {
    const other = await openTestDesk({ database: desk.database })
    const back = await other.enter('Back')
    const reference = await desk.book()
    await publish(hours)
    const agreed = { date: sunday, time: '11:00 AM' }
    expect((await back.actOn(reference, { act: 'agreed', agreed })).status).toBe(422)
    await publish(phones)
    const messages = await back.get(`/messages.json?card=${encodeURIComponent(reference)}`)
    expect(await messages.text()).toContain(phones.phones[0].label)
    await publish(ownTest)
    const entered = await back.enter(anEntry({ tests: ['Holter Monitor'] }))
    expect(entered.status).toBe(200)
    expect(await (await back.get('/')).text()).not.toContain('no longer offered')
  })

  it('are on the pages of another server of the store within a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const now = () => desk.clock.nowMs
    const given = { database: desk.database, now, uptimeMs: now, log: recordingLog().log }
    const other = await composeTestServer({}, { ...given, isShared: true })
    onTestFinished(other.worker.stop)
    const home = async () => await (await other.app.request('/')).text()
    const [old, published] = [centre.phones[0].label, phones.phones[0].label]
    expect(await home()).toContain(old)
    await publish(phones)
    for (let waitedMs = 0; waitedMs < 1000; waitedMs += 50) {
      await wait(5)
      vi.advanceTimersByTime(50)
    }
    vi.useRealTimers()
    await eventually(async () => expect(await home()).toContain(published))
  })

  it('are missed by an alarm at the start of a server that cannot read one of them', async () => {
    await publish(phones)
    const { db } = desk.database
    await db
      .updateTable('event')
      .set({ detail: '{"cut o' })
      .where('kind', '=', 'published')
      .execute()
    const { log, logged } = recordingLog()
    const { database, clock } = desk
    const given = { database, log, now: () => clock.nowMs, uptimeMs: () => clock.nowMs }
    const other = await composeTestServer({}, given)
    onTestFinished(other.worker.stop)
    const alarms = () => logged.filter(({ msg }) => msg === 'alarm').map(({ subject }) => subject)
    await eventually(async () => expect(alarms()).toEqual(['fact-unreadable']))
  })

  it('give the phone numbers to pages and to messages', async () => {
    const [old] = centre.phones
    const [now] = phones.phones
    await publish(phones)
    for (const path of [...reading, '/appointment-confirmation']) {
      const page = await desk.sitePage(path)
      expect(page, path).toContain(now.label)
      expect(page, path).not.toContain(old.e164)
      expect(page, path).not.toContain(centre.whatsapp)
    }
    expect(await startOf()).toMatchObject({ centre: { whatsapp: phones.whatsapp } })
    const reference = await desk.book()
    const messages = await front.get(`/messages.json?card=${encodeURIComponent(reference)}`)
    const text = await messages.text()
    expect(text).toContain(now.label)
    expect(text).not.toContain(old.label)
  })
})

describe('a test that is not offered', () => {
  const ecg = { ...test, test: 'ECG', isOffered: false }
  const asked = { tests: ['ECG', 'MRI Scan'] }

  it('is not listed, and a request for it is refused with its name in the page’s language', async () => {
    await publish(ecg)
    for (const path of ['/services', '/book-appointment', '/hi/services'])
      expect(await desk.sitePage(path), path).not.toContain('>ECG<')
    expect(await desk.sitePage('/')).not.toContain('"name":"ECG"')
    expect((await startOf('/book-appointment?test=ECG&test=CRP')).draft).toMatchObject({
      tests: ['CRP'],
    })
    const refused = await book(asked)
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.text).toContain('This is not done here at present: ECG.')
    const inHindi = await desk.site(
      '/api/send-whatsapp',
      aPost(aRequest(asked), { 'content-language': 'hi' }),
    )
    expect(await inHindi.text()).toContain('ईसीजी: यह जाँच अभी यहाँ नहीं होती')
    const plain = await desk.site('/book-appointment', aFormPost(aForm(asked)))
    expect(plain.status).toBe(422)
    expect(await plain.text()).toContain('This is not done here at present: ECG.')
  })

  it('stays in a stored request, and cannot be entered again', async () => {
    const reference = await desk.book({ tests: ['ECG'], date: '2026-11-20', time: '3:30 PM' })
    await publish(ecg)
    const card = await (await front.get('/')).text()
    expect(card).toContain('ECG')
    expect(card).not.toContain('no longer offered')
    const agreed = { date: '2026-11-20', time: '4:00 PM' }
    expect((await front.actOn(reference, { act: 'agreed', agreed })).status).toBe(200)
    const entered = await front.enter(anEntry({ tests: ['ECG'] }))
    expect(entered).toMatchObject({ status: 422, fields: ['tests'] })
    const typed = await (await front.get('/tests.json?typed=ecg')).json()
    expect(typed).toEqual({ tests: [], open: [{ typed: 'ecg', candidates: [] }] })
  })
})

describe('a test of the centre’s own', () => {
  it('can be typed and entered at the desk', async () => {
    await publish(ownTest)
    const typed = await (await front.get('/tests.json?typed=होल्टर')).json()
    expect(typed).toEqual({ tests: ['Holter Monitor'], open: [] })
    expect((await front.enter(anEntry({ tests: typed.tests }))).status).toBe(200)
  })
})
