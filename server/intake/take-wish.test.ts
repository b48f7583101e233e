import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import {
  type ConfirmationDetails,
  confirmationQuery,
} from '../../domain/request/confirmation-link.ts'
import { parseReference } from '../../domain/request/reference.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { textOf } from '../../test/support/read-html.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { openVisitStore, visitDepsAt } from '../../test/support/visit-store.ts'
import { readByReference } from '../visits/find-visits.ts'
import { performCommand } from '../visits/perform-act.ts'
import { recordWish } from '../visits/record-wish.ts'
import { createLimits } from './limits.ts'
import { createWishes } from './take-wish.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

const { confirmation, answers } = english
const address = '/appointment-confirmation'

/** The headers of a form posted from a page that sends no referrer. */
const formHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'null',
  'sec-fetch-site': 'same-origin',
}

describe('a wish on the confirmation page', () => {
  let testApp: TestApp
  let details: ConfirmationDetails
  beforeEach(async () => {
    testApp = await buildTestApp({ settings: { LIMIT_PER_ADDRESS: '3', LIMIT_OVERALL: '60' } })
    details = await book()
  })
  const request = (path: string, init?: RequestInit) => testApp.app.request(path, init)

  async function book(): Promise<ConfirmationDetails> {
    const sent = aRequest({ date: '2026-11-27', time: '3:00 PM' })
    const { body } = await send(testApp, sent)
    return { ...sent, reference: parseReference(body.reference) ?? '#SID' }
  }
  const post = async (
    wish: string,
    changes: Partial<ConfirmationDetails> = {},
    headers: Record<string, string> = {},
  ) => {
    const body = `${confirmationQuery({ ...details, ...changes })}&wish=${wish}`
    return await request(address, {
      method: 'POST',
      body,
      headers: { ...formHeaders, ...headers },
    })
  }
  const page = async () =>
    textOf(await (await request(`${address}?${confirmationQuery(details)}`)).text())
  const stored = async () => {
    const visit = await readByReference(testApp.database.db, details.reference ?? '#SID')
    if (visit === undefined) throw new Error('no visit')
    return visit
  }
  const wishes = async () =>
    (await stored()).visit.asks.flatMap((ask) => (ask.kind === 'request' ? [] : [ask.kind]))
  const act = async (content: Parameters<typeof performCommand>[2]) =>
    await performCommand(
      visitDepsAt(testApp.database, () => testApp.clock.nowMs),
      (await stored()).id,
      content,
    )

  it('is not stored for a visit that has ended, and the page says how it ended', async () => {
    await act({ kind: 'cancelled', asks: [1], reason: 'centre' })
    expect((await post('wishes-to-move')).status).toBe(303)
    expect(await wishes()).toEqual([])
    expect(await page()).toContain('This request was cancelled.')
  })

  it('makes the page ask the patient to call as well, if the visit is at most four opening hours away', async () => {
    const soon = confirmation.wishSoon('+91 11 5550 0142')
    await post('wishes-to-cancel')
    expect(await page()).not.toContain(soon)
    // Friday, 11 AM, is four hours before the visit.
    testApp.clock.nowMs = fridayTenAm + 7 * 24 * hour + hour
    expect(await page()).toContain(soon)
  })

  it('is shown as late once the call-by is past, and no longer once reception has called', async () => {
    await post('wishes-to-cancel')
    testApp.clock.nowMs += 3 * hour
    expect(await page()).toContain('We meant to call you by 12:00 PM today.')
    await act({ kind: 'agreed', asks: [1, 2], agreed: { date: '2026-11-27', time: '4:00 PM' } })
    expect(await page()).not.toContain('We meant to call you')
  })

  it('is not recorded if the link proves nothing or is only opened, or if the form names no wish', async () => {
    expect((await post('wishes-to-cancel', { phone: '9000000000' })).status).toBe(303)
    // As a mail scanner does.
    await request(`${address}?${confirmationQuery(details)}&wish=wishes-to-cancel`)
    expect((await post('erase-everything')).status).toBe(303)
    expect(await wishes()).toEqual([])
  })

  it('is not taken from the page of another site', async () => {
    const answer = await post('wishes-to-cancel', {}, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(textOf(await answer.text())).toContain('We could not store this. Please call us on')
    expect(await wishes()).toEqual([])
  })

  it('is taken from an older browser, which says only that the origin of the page is `null`', async () => {
    const { 'sec-fetch-site': _, ...headers } = formHeaders
    const body = `${confirmationQuery(details)}&wish=wishes-to-move`
    await request(address, { method: 'POST', body, headers })
    expect(await wishes()).toEqual(['wishes-to-move'])
  })

  it('is refused to an IP address that tries many unproven links, and the answer says whom to call', async () => {
    for (let tried = 0; tried < 2; tried++) await post('wishes-to-cancel', { phone: `9${tried}` })
    const answer = await post('wishes-to-cancel', { phone: '93' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(textOf(await answer.text())).toContain(answers.tooMany('+91 11 5550 0142'))
  })
})

it('a wish wakes the worker, so that reception is told at once', async () => {
  const { accept, database, deps } = await openVisitStore(storeInMemory)
  const request = aRequest()
  const [booked] = await accept({ request })
  let wakes = 0
  const takeWish = createWishes({
    findVisit: (reference) => readByReference(database.db, reference),
    recordWish: (visitId, kind) => recordWish(deps, visitId, kind),
    limits: createLimits({ perAddress: 1, overall: 1 }),
    onRecorded: () => void wakes++,
    log: recordingLog().log,
  })
  if (booked === undefined) throw new Error('not booked')
  const details = { ...request, reference: booked.reference }
  await takeWish({ details, kind: 'wishes-to-move', address: '192.0.2.1' })
  expect(wakes).toBe(1)
})

it('a wish that cannot be stored is answered 503 with the number to call', async () => {
  const testApp = await buildTestApp()
  const request = aRequest()
  const { body: booked } = await send(testApp, request)
  const full = sql`create trigger full before insert on event begin select raise(abort, 'full'); end`
  await full.execute(testApp.database.db)
  const details = { ...request, reference: parseReference(booked.reference) ?? '#SID' }
  const answer = await testApp.app.request(address, {
    method: 'POST',
    headers: formHeaders,
    body: `${confirmationQuery(details)}&wish=wishes-to-cancel`,
  })
  expect(answer.status).toBe(503)
  const text = textOf(await answer.text())
  expect(text).toContain('We could not store this. Please call us on +91 11 5550 0142.')
  expect(text).toContain(confirmation.wishes['wishes-to-cancel'].button)
})
