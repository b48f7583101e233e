import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import type { Database } from '../db/database.ts'
import { appointmentPage, type PageMark, type ReceivedSpan } from './queries.ts'

const always: ReceivedSpan = { fromMs: undefined, toMs: undefined }

describe.each(sharedAndOwn)('pages of appointments on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    for (let step = 0; step < 5; step++) {
      await database.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm + step }))
    }
  })
  afterEach(async () => await database.close())

  const pagesOf = async (span: ReceivedSpan, limit: number) => {
    const pages: number[][] = []
    let after: PageMark
    do {
      const page = await appointmentPage(database, span, after, limit)
      pages.push(page.appointments.map(({ receivedAtMs }) => receivedAtMs - fridayTenAm))
      after = page.next
    } while (after !== undefined)
    return pages
  }

  it('returns each once, in the order in which they were stored', async () => {
    expect(await pagesOf(always, 2)).toEqual([[0, 1], [2, 3], [4]])
    expect(await pagesOf(always, 5)).toEqual([[0, 1, 2, 3, 4], []])
  })

  it('returns those received from one instant on and before another', async () => {
    const span = { fromMs: fridayTenAm + 1, toMs: fridayTenAm + 4 }
    expect(await pagesOf(span, 2)).toEqual([[1, 2], [3]])
    expect(await pagesOf({ ...span, toMs: undefined }, 9)).toEqual([[1, 2, 3, 4]])
    expect(await pagesOf({ ...span, toMs: fridayTenAm + 1 }, 9)).toEqual([[]])
  })
})
