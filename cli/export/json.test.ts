import { expect, it } from 'vitest'
import { anAppointment } from '../../test/support/a-notice.ts'
import { allAtOnce, anExportContext } from '../../test/support/an-export.ts'
import { jsonOf } from './json.ts'

it('is an array also when there is nothing to export', async () => {
  expect(await allAtOnce(jsonOf, [], anExportContext())).toBe('[]\n')
})

it.each([1, 2, 3, 5])('is one array of %i appointments', async (count) => {
  const appointments = Array.from({ length: count }, () => anAppointment({ name: '"[आशा]"' }))
  const text = await allAtOnce(jsonOf, appointments, anExportContext())
  expect(JSON.parse(text)).toEqual(
    Array(count).fill({
      reference: '#SID123456',
      status: 'requested',
      received: '2026-11-20T10:00:00+05:30',
      callBy: '2026-11-20T12:00:00+05:30',
      date: '2026-11-20',
      time: '11:00 AM',
      testCount: 2,
      tests: ['MRI Scan', 'Blood Sugar'],
      name: '"[आशा]"',
      phone: '98765 43210',
      email: '',
      additionalInfo: '',
      language: 'en',
      told: '',
      needsCall: '',
      erased: '',
      source: 'site',
      agreedDate: '',
      agreedTime: '',
      outcomeReason: '',
      tryAgain: '',
      callNote: '',
    }),
  )
})

it('keeps personal fields back unless they are to be revealed', async () => {
  const context = anExportContext({ reveal: false })
  const text = await allAtOnce(jsonOf, [anAppointment({ email: 'a@b.cd' })], context)
  expect(JSON.parse(text)).toMatchObject([{ reference: '#SID123456', testCount: 2, tests: [] }])
  expect(text).not.toMatch(/Asha|98765|a@b|MRI/)
})
