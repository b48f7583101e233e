import { expect, it } from 'vitest'
import { findAppointment } from '../server/appointments/queries.ts'
import { aNewAppointment } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { noteOutcome } from './appointments.ts'

it('changes the request it names alone, and names the others of the visit', async () => {
  const session = await openTestSession()
  const send = async (time: string, name = 'Asha Verma') => {
    const request = aRequest({ time, name })
    const isCorrection = { recentSinceMs: 0 }
    return (await session.database.acceptRequest(aNewAppointment({ request, ...isCorrection })))
      .reference
  }
  const alone = await send('5:00 PM', 'Ravi Verma')
  const [first, second, third] = [
    await send('3:00 PM'),
    await send('4:00 PM'),
    await send('6:00 PM'),
  ]
  await noteOutcome(alone, 'cancelled', session)
  await noteOutcome(first, 'confirmed', session)
  await noteOutcome(second, 'cancelled', session)
  expect(session.printed().split('\n')).toEqual([
    `${alone} is cancelled`,
    `${first} is confirmed`,
    `of the same visit, and not changed: ${third} (requested), ${second} (requested)`,
    `${second} is cancelled`,
    `of the same visit, and not changed: ${third} (requested), ${first} (confirmed)`,
    '',
  ])
  expect(await findAppointment(session.database, first)).toMatchObject({ status: 'confirmed' })
})
