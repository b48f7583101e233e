import { beforeEach, describe, expect, it } from 'vitest'
import { maxNoteLength } from '../../domain/desk/desk-acts.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  ;({ desk, front } = await openFrontDesk())
})

it('the desk refuses an act sent by a form, as a page of 2.x that is still open would send it', async () => {
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
    [{ act: 'no-answer', asks, tryAgainAtMs: fridayTenAm + 7 * 24 * 60 * 60_000 + 1 }, 422],
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
  'a day sheet is answered even if the address asks for %s, the first or last possible date',
  async (date) => {
    const sheet = await front.get(`/print?date=${date}`)
    expect(sheet.status).toBe(200)
  },
)

it('a day sheet is by room only if the address says so', async () => {
  const linksByRoom = async (by: string) => {
    const sheet = await front.get(`/print?by=${by}`)
    return (await sheet.text()).match(/by=room/g)?.length
  }
  // A sheet links to the day before and the day after in the same form, and to the other form.
  expect([await linksByRoom('name'), await linksByRoom('room')]).toEqual([1, 2])
})
