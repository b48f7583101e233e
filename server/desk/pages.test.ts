import { beforeEach, describe, expect, it } from 'vitest'
import { desk as deskPage } from '../../content/desk.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { booking } from '../../content/en/booking.ts'
import { watchRootId } from '../../desk/desk-page.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allNotices, allRequests, allVisits } from '../../test/support/visit-store.ts'

const entry = {
  ...{ name: 'Ravi Rao', phone: '98111 22233', email: '', date: '2026-11-20', time: '3:00 PM' },
  ...{ tests: 'ECG', additionalInfo: '', source: 'walk-in', language: 'hi' },
}
const withId = (changes: Partial<typeof entry> = {}) => ({
  ...{ ...entry, id: crypto.randomUUID() },
  ...changes,
})

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

describe('a visit entered at the desk', () => {
  it('is agreed, and owes no notice and no call', async () => {
    const entered = await front.postForm('/new', withId())
    expect(entered.status).toBe(303)
    const [stored] = await allRequests(desk.database)
    const reference = stored?.reference ?? ''
    const shown = entered.headers.get('location') ?? ''
    expect(shown).toBe(`/?card=${encodeURIComponent(reference)}&saved=1`)
    expect(await (await front.get(shown)).text()).toContain(deskPage.newPage.stored(reference))
    expect(stored).toMatchObject({ source: 'walk-in', language: 'hi' })
    expect(await allNotices(desk.database)).toEqual([])
    expect((await front.board()).cards).toMatchObject([
      {
        state: 'expected',
        agreement: { date: '2026-11-20', time: '3:00 PM' },
        asks: [{ holds: true }],
      },
    ])
  })

  it('has arrived once it is saved, where the patient has walked in for now', async () => {
    await front.postForm('/new', withId({ time: '10:00 AM', tests: 'MRI Scan' }))
    // A machine that is taken sends nobody away who stands at the counter.
    const another = { phone: '98111 22234', name: 'Devi Rao' }
    const second = withId({ ...another, time: '10:00 AM', tests: 'MRI Scan' })
    expect((await front.postForm('/new', second)).status).toBe(303)
    const { cards } = await front.board()
    expect(cards.map(({ ending }) => ending)).toEqual(['arrived', 'arrived'])
  })

  it('is saved for a time at which a room is taken only once that is known', async () => {
    const byPhone = withId({ time: '3:00 PM', tests: 'MRI Scan', source: 'phone' })
    await front.postForm('/new', byPhone)
    const second = { ...byPhone, id: 'second-entry', phone: '98111 22234', name: 'Devi Rao' }
    const refused = await front.postForm('/new', second)
    expect(refused.status).toBe(409)
    const text = await refused.text()
    expect(text).toContain('Free on that day: 4:00 PM, 4:30 PM, 5:00 PM.')
    expect(text).toContain('name="inSpite" value="2026-11-20 3:00 PM"')
    const elsewhere = { ...second, inSpite: '2026-11-20 9:00 AM' }
    expect((await front.postForm('/new', elsewhere)).status).toBe(409)
    const known = { ...second, inSpite: '2026-11-20 3:00 PM' }
    expect((await front.postForm('/new', known)).status).toBe(303)
  })

  it('is shown once it is saved, also where its day is not on the board', async () => {
    const entered = await front.postForm('/new', withId({ date: '2026-11-23' }))
    const shown = entered.headers.get('location') ?? ''
    expect(shown).toMatch(/^\/find\?q=(%23SID\d{6})&card=\1&saved=1$/)
    expect(await (await front.get(shown)).text()).toContain(
      '<h2 id="card-name" tabindex="-1">Ravi Rao',
    )
  })

  it('follows the rules of the form, and shows what is wrong with all that was typed', async () => {
    const sunday = { date: '2026-11-22', time: '8:00 PM' }
    const refused = await front.postForm('/new', withId({ ...sunday, phone: '' }))
    expect(refused.status).toBe(422)
    const text = await refused.text()
    const problems = { ...booking.problems, ...deskPages.newPage.problems }
    for (const shown of [problems['time-after-closing'], problems['phone-missing'], 'Ravi Rao']) {
      expect(text).toContain(shown)
    }
    expect(await allVisits(desk.database)).toEqual([])
  })

  it('takes tests that are typed, and asks which one is meant where several may be', async () => {
    const { tests: _, ...typed } = withId()
    const asked = await front.postForm('/new', { ...typed, typedTests: 'mri, echo' })
    expect(asked.status).toBe(422)
    const text = await asked.text()
    expect(text).toContain('“echo” may be 2D ECHO or Stress ECHO')
    expect(text).toMatch(/value="MRI Scan"[^>]* checked|checked=""[^>]*value="MRI Scan"/)
    expect((await front.postForm('/new', { ...typed, typedTests: 'mri, 2d echo' })).status).toBe(
      303,
    )
    const [visit] = await allVisits(desk.database)
    expect(visit?.requests[0]?.tests).toEqual(['MRI Scan', '2D ECHO'])
  })

  it('may be of a time of today that has passed: the patient stands at the desk', async () => {
    expect((await front.postForm('/new', withId({ time: '10:00 AM' }))).status).toBe(303)
    desk.clock.nowMs = fridayTenAm + 10 * 60 * 60_000 + 1
    expect((await front.postForm('/new', withId({ time: '8:00 PM' }))).status).toBe(303)
    expect((await front.postForm('/new', withId({ date: '2026-11-19' }))).status).toBe(422)
  })
})

it('takes no act from a form, as a page of 2.x that is still open would send one', async () => {
  const reference = await desk.book()
  const form = { id: 'form-key-seen', act: 'seen', references: reference, back: '/' }
  expect((await front.postForm('/acts', form)).status).toBe(415)
  expect((await front.card(reference))?.seen).toBeUndefined()
})

describe('an act that cannot be read', () => {
  const asks = [1]
  const agreed = (date: string, time: string) => ({ act: 'agreed', agreed: { date, time }, asks })
  it.each([
    [{}, 400],
    [{ act: 'agreed', asks }, 400],
    [{ act: 'dance', asks }, 400],
    [{ act: 'seen' }, 400],
    [{ act: 'seen', asks: [] }, 400],
    [{ act: 'seen', asks: ['1'] }, 400],
    [{ act: 'seen', asks, id: 'short' }, 400],
    [{ act: 'seen', asks, visit: 2 ** 40 }, 400],
    [{ act: 'cancelled', asks }, 400],
    [{ act: 'undo' }, 400],
    [{ act: 'seen', references: ['#SID123456'] }, 400],
    [agreed('2026-11-19', '9:00 AM'), 422],
    [agreed('2027-03-01', '9:00 AM'), 422],
    [agreed('2026-02-30', '9:00 AM'), 422],
    [agreed('2026-11-23', '9:15 AM'), 422],
    [agreed('2026-11-22', '8:00 PM'), 422],
    [{ act: 'no-answer', asks, tryAgainAtMs: fridayTenAm - 1 }, 422],
    [{ act: 'no-answer', asks, tryAgainAtMs: fridayTenAm + 8 * 24 * 60 * 60_000 }, 422],
    [{ act: 'note', note: 'x'.repeat(maxNoteLength + 1) }, 422],
    [{ act: 'note', note: ' ' }, 422],
    [{ act: 'seen', asks }, 409],
  ])('%j is answered with a sentence', async (body, status) => {
    const answer = await front.act({ visit: 1, ...body })
    expect(answer.status).toBe(status)
    expect(answer.error).toMatch(/^[A-Z].*\.$/)
    expect(answer.board.device).toBe('Front')
    expect(await allVisits(desk.database)).toEqual([])
  })
})

it.each(['9999-12-31', '0000-01-01'])(
  'prints today where %s is the first or the last day that can be written',
  async (date) => {
    const sheet = await front.get(`/print?date=${date}`)
    expect(sheet.status).toBe(200)
  },
)

it('says no word of its address as its own', async () => {
  const forged = '/?error=held&by=Call+98000+00000&saved=Call+98000+00000'
  expect(await (await front.get(forged)).text()).not.toContain('98000')
})

it('draws the mailed report in a page that rings and leads back, within its policy', async () => {
  const report = await front.get('/report')
  expect(report.status).toBe(200)
  expect(report.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  const html = await report.text()
  expect(html).toContain('The appointment desk')
  expect(html).toContain(`<div id="${watchRootId}"`)
  expect(html).toContain(`<a href="/">${deskPage.findPage.back}</a>`)
  expect(html).not.toMatch(/<meta http-equiv/)
})
