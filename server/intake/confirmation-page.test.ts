import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildTestApp } from '../../test/support/test-app.ts'
import { allNotices, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { performCommand } from '../visits/perform-act.ts'
import { recordTap } from '../visits/visit-messages.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

/** Records a tap on "called" under the message of the only request. */
async function tapCalled(database: Database) {
  const [notice] = await allNotices(database)
  const tapped = { kind: 'tap-called', visitId: 1, noticeId: notice?.id ?? 0 } as const
  const tap = { ...tapped, messageId: 'm', happenedAtMs: fridayTenAm }
  const result = await recordTap(visitDepsAt(database), tap)
  expect(result).toBe('done')
}

describe('the confirmation', () => {
  const link =
    '/appointment-confirmation?name=Asha&phone=98765&email=&date=2026-11-23&time=8%3A30+AM&tests=ECG,CRP'

  it('names a former test that the stored request and the link have, and no other unknown test', async () => {
    const former = 'Holter Monitor 24 h'
    const { app, database } = await buildTestApp()
    const request = aRequest({ time: '3:00 PM' })
    const { reference } = await storeRequest(database, { request })
    const tests = JSON.stringify(['ECG', former])
    await database.db.updateTable('request').set({ tests }).execute()
    const view = async (changes: Record<string, string>, base = '') => {
      const details = { ...request, tests: `ECG,${former},Free gold`, reference, ...changes }
      const query = new URLSearchParams(details)
      return await (await app.request(`${base}/appointment-confirmation?${query}`)).text()
    }
    const html = await view({})
    expect(html).toContain(`${former} (no longer offered)`)
    expect(html).not.toContain('Free gold</li>')
    expect(await view({}, '/hi')).toContain(`${former} (अब यहाँ नहीं होती)`)
    const file = await view({ format: 'ics' })
    expect(file.replaceAll('\r\n ', '')).toContain('Holter Monitor 24 h (no longer offered)')
    expect(await view({ name: 'Somebody' })).not.toContain('(no longer offered)')
    // Otherwise a link without tests would tell what a patient asked for.
    expect(await view({ tests: 'ECG' })).not.toContain(former)
  })

  /** Opens the app, and stores the request of `link`. */
  async function openStored() {
    const { app, database, clock } = await buildTestApp()
    const request = aRequest({ name: 'Asha', phone: '98765' })
    const { reference } = await storeRequest(database, { request })
    return { app, database, clock, reference }
  }

  async function agreeThursdayFourPm(database: Database) {
    const agreed = { date: '2026-11-26', time: '4:00 PM' } as const
    const act = { kind: 'agreed', asks: [1], agreed } as const
    expect(await performCommand(visitDepsAt(database), 1, act)).toEqual({ kind: 'done' })
  }

  it('is a calendar file when requested, not cached, with the agreed time once there is one', async () => {
    const { app, database, reference } = await openStored()
    const query = new URLSearchParams({ reference, format: 'ics' })
    const file = async () => await app.request(`${link}&${query}`)
    const { status, headers } = await file()
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment-SID000000.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const agreedStart = 'DTSTART:20261126T103000Z'
    const before = await (await file()).text()
    expect(before).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(before).not.toContain(agreedStart)
    await agreeThursdayFourPm(database)
    const after = await (await file()).text()
    expect(after).toContain(agreedStart)
    expect(after).toContain('STATUS:CONFIRMED')
  })

  type RecordedKind = 'tap-called' | 'no-answer' | 'arrived' | 'no-show' | 'cancelled'

  async function record(database: Database, kind: RecordedKind) {
    if (kind === 'tap-called') return await tapCalled(database)
    const asks = [1]
    const act = kind === 'cancelled' ? { kind, asks, reason: 'patient' as const } : { kind, asks }
    expect(await performCommand(visitDepsAt(database), 1, act)).toEqual({ kind: 'done' })
  }

  const callPromises = ['reception calls you', 'until we call', 'perhaps not before this time']

  it.each([
    ['tap-called', 'We have spoken with you.', 'Reception has called'],
    ['no-answer', 'We called and could not reach you.', 'please call reception'],
    ['arrived', 'You came for this appointment.', undefined],
    ['no-show', 'We expected you for this appointment.', undefined],
    ['cancelled', 'This request was cancelled.', undefined],
  ] as const)('promises no call after %s', async (outcome, sentence, inFile) => {
    const { app, database } = await buildTestApp()
    // The slot is so near that reception may not call before it.
    const request = aRequest({ name: 'Asha', time: '10:30 AM', tests: ['Lipid Profile'] })
    const { reference } = await storeRequest(database, { request })
    const details = { ...request, tests: 'Lipid Profile', reference }
    const read = async (query: Record<string, string> = {}) => {
      const address = `/appointment-confirmation?${new URLSearchParams({ ...details, ...query })}`
      const text = await (await app.request(address)).text()
      return text.replaceAll('\r\n ', '').replaceAll(/%20|\+/g, ' ')
    }
    const openPage = await read()
    for (const promise of callPromises) expect(openPage).toContain(promise)
    await record(database, outcome)
    const page = await read()
    expect(page).toContain(sentence)
    for (const promise of callPromises) expect(page).not.toContain(promise)
    expect(page.includes('What we do with each request:')).toBe(outcome === 'tap-called')
    expect(page.includes('We call to confirm')).toBe(outcome === 'tap-called')
    expect(page.includes('Nothing eaten since')).toBe(inFile !== undefined)
    expect(page).not.toContain('Finish your last meal')
    const file = await read({ format: 'ics' })
    expect(file.startsWith('BEGIN:VCALENDAR')).toBe(inFile !== undefined)
    if (inFile === undefined) return
    expect(file).toContain('STATUS:TENTATIVE')
    expect(file).toContain(inFile)
    expect(file).not.toContain('reception calls you')
  })

  it('computes the preparation for the agreed time once another time is agreed', async () => {
    const { app, database, reference } = await openStored()
    const read = async (test: string) => {
      const query = new URLSearchParams(link.split('?')[1])
      query.set('tests', test)
      query.set('reference', reference)
      return (await app.request(`/appointment-confirmation?${query}`)).text()
    }
    expect(await read('Lipid Profile')).toContain('Finish your last meal by')
    await agreeThursdayFourPm(database)
    const page = await read('Lipid Profile')
    expect(page).toContain('Thursday, 26 November 2026')
    expect(page).toContain('3:45 PM')
    expect(page).not.toContain('doors open')
    expect(page).toMatch(/Finish your last meal by .*6:00 AM.* that day/)
  })

  it('prepares for no test of the link once reception has changed the tests, and says so', async () => {
    const { app, database } = await buildTestApp()
    const request = aRequest({ date: '2026-11-24', tests: ['Lipid Profile'] })
    const { reference } = await storeRequest(database, { request })
    const read = async (tests: string, more = {}) => {
      const query = new URLSearchParams({ ...request, tests, reference, ...more })
      return (await app.request(`/appointment-confirmation?${query}`)).text()
    }
    const changed = 'Reception has changed your tests.'
    const correct = async (tests: readonly string[]) => {
      const act = { kind: 'corrected', corrected: { tests } } as const
      expect(await performCommand(visitDepsAt(database), 1, act)).toEqual({ kind: 'done' })
    }
    await correct(['Lipid Profile'])
    expect(await read('Lipid Profile')).toContain('Finish your last meal by')
    expect(await read('Lipid Profile')).not.toContain(changed)
    await correct(['CRP'])
    // It says so to each link, or links with guessed tests would tell which tests are right.
    for (const tests of ['Lipid Profile', 'CRP']) {
      expect(await read(tests)).toContain(changed)
      for (const more of [{}, { format: 'ics' }])
        expect(await read(tests, more)).not.toMatch(/last meal|eat nothing|No preparation/i)
    }
    expect(await read('Lipid Profile')).not.toContain('CRP')
  })

  it('offers only a call and the form once the agreed day, not the day asked for, is past', async () => {
    const { app, database, reference, clock } = await openStored()
    await agreeThursdayFourPm(database)
    const query = new URLSearchParams({ reference })
    for (const [day, isPast] of [
      ['2026-11-26', false],
      ['2026-11-27', true],
    ] as const) {
      clock.nowMs = Date.parse(`${day}T12:00+05:30`)
      const page = await (await app.request(`${link}&${query}`)).text()
      expect(page.includes('The day of this appointment is past.')).toBe(isPast)
      for (const part of ['Before you come', 'wa.me/?text', 'format=ics', 'wishes-to-move'])
        expect([part, page.includes(part)]).toEqual([part, !isPast])
    }
  })

  it.each(['date=2026-02-30', 'date=0000-01-01', 'date=9999-12-31', 'time=8:15+AM', 'name=Ravi'])(
    'is a page instead of a calendar file if the link says %s',
    async (change) => {
      const { app, reference } = await openStored()
      const query = new URLSearchParams(link.split('?')[1])
      query.set('reference', reference)
      for (const [name, value] of new URLSearchParams(change)) query.set(name, value)
      const response = await app.request(`/appointment-confirmation?${query}&format=ics`)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    },
  )
})
