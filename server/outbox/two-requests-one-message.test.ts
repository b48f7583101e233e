import { expect, it } from 'vitest'
import { eventually } from '../../test/support/eventually.ts'
import { openTestServer } from '../../test/support/test-server.ts'
import { listNotices } from '../notices/list-notices.ts'
import { readByReference } from '../visits/find-visits.ts'

const untilResentMs = 100_000

it('one message shows all requests that a patient sent, and a tap under it covers all of them', async () => {
  const testServer = await openTestServer({
    STAFF_EMAIL: '',
    OWNER_EMAIL: '',
    SMTP_URL: '',
    MAIL_FROM: '',
  })
  const { fake, database } = testServer
  await fake.goDown()
  const phone = '98765 43210'
  const [mri, sugar] = [
    await testServer.book({
      ...{ phone, tests: ['MRI Scan', 'Blood Sugar'], date: '2026-12-01', time: '11:00 AM' },
      additionalInfo: 'I have a pacemaker',
    }),
    await testServer.book({ phone, tests: ['Blood Sugar'], date: '2026-12-03', time: '4:00 PM' }),
  ]
  await eventually(async () => {
    const tried = (await listNotices(database, {})).filter(({ attempts }) => attempts > 0)
    expect(tried.length).toBeGreaterThan(0)
  })
  await fake.heal()
  await testServer.later(untilResentMs)
  const [message, ...others] = await testServer.messages(1)
  expect(others).toEqual([])
  expect(message?.parameters).toMatchObject({
    occasion: `Sent again after ${mri}, ask which holds`,
    ...{ reference: sugar, tests: 'Laboratory: Blood Sugar', time: '4:00 PM' },
    date: 'Thursday, 3 December 2026',
    notes: expect.stringMatching(
      `^Also ${mri}: MRI Scan, Blood Sugar, 2026-12-01 11:00 AM “I have a pacemaker” · `,
    ),
  })
  const visit = async () => (await readByReference(database.db, mri))?.visit
  await eventually(async () =>
    expect((await visit())?.asks).toMatchObject([{ isNotified: true }, { isNotified: true }]),
  )
  await fake.tap(message?.wamid ?? '', 0)
  await eventually(async () =>
    expect(await visit()).toMatchObject({
      ...{ state: 'expected', agreement: { date: '2026-12-03', time: '4:00 PM' } },
    }),
  )
})
