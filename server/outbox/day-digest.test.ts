import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { aClaimedNotice, anAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { dayDigestMessage } from './day-digest.ts'

it('names patients not called yet, and nobody whose data was erased', async () => {
  const received = [
    anAppointment({ reference: '#SID000001' }),
    anAppointment({ reference: '#SID000002', name: '', phone: '', erasedAtMs: fridayTenAm }),
    anAppointment({ reference: '#SID000003', status: 'confirmed', notifiedAtMs: fridayTenAm }),
  ]
  const notice = aClaimedNotice({ kind: 'day-digest', subject: '2026-11-20' })
  const { fields } = await dayDigestMessage(notice, {
    receivedBetween: async () => received,
    strings: english,
    hours: centre.hours,
  })
  const [summary, requests] = fields
  expect(requests?.items).toEqual([expect.stringContaining('#SID000001')])
  const counts = { all: 3, confirmed: 1, unreachable: 0, cancelled: 0, open: 1, notTold: 1 }
  expect(summary?.value).toBe(english.notices.day.summary(counts))
})
