import { expect, it } from 'vitest'
import { findAppointment } from '../server/appointments/queries.ts'
import { listAudit } from '../server/privacy/audit.ts'
import { aNewAppointment } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { erasePersonalData } from './erase.ts'

const asked = { yes: false }
const sure = { yes: true }
const phone = '+91-98111 22233'

async function openWithAsha(changes: Parameters<typeof openTestSession>[0] = {}) {
  const session = await openTestSession(changes)
  const accepted = aNewAppointment({ request: aRequest({ phone, email: 'asha@example.org' }) })
  const { reference } = await session.database.acceptRequest(accepted)
  const isErased = async () =>
    (await findAppointment(session.database, reference))?.erasedAtMs !== undefined
  return { session, reference, digits: reference.slice(4), isErased }
}

it('says how many and which, and refuses without --yes where there is no terminal', async () => {
  const { session, reference, digits, isErased } = await openWithAsha()
  await expect(erasePersonalData(digits, asked, session)).rejects.toThrow(
    'nothing was erased: say --yes where no terminal can be asked',
  )
  expect(session.printed()).toBe(`1 appointment to erase: ${reference}\n`)
  expect(await isErased()).toBe(false)
})

it('asks at a terminal, and takes no for an answer', async () => {
  const questions: string[] = []
  const answers = [false, true]
  const confirm = async (question: string) => {
    questions.push(question)
    return answers.shift() ?? false
  }
  const { session, reference, isErased } = await openWithAsha({ confirm })
  await erasePersonalData(reference, asked, session)
  expect(await isErased()).toBe(false)
  expect(session.printed()).toContain('nothing was erased')
  await erasePersonalData(reference, asked, session)
  expect(await isErased()).toBe(true)
  expect(questions).toEqual(Array(2).fill('This cannot be undone. Erase?'))
})

it('erases everything of a number at once, and says what it cannot reach', async () => {
  const { session, isErased } = await openWithAsha()
  await session.database.acceptRequest(aNewAppointment({ request: aRequest({ phone }) }))
  await erasePersonalData('098111-22233', sure, session)
  expect(await isErased()).toBe(true)
  expect(session.printed()).toMatch(/^2 appointments to erase: #SID\d{6}, #SID\d{6}\n2 appointm/)
  expect(session.printed()).toContain('delete them there')
  expect(await listAudit(session.database, {})).toMatchObject(Array(2).fill({ action: 'erased' }))
})

it('says so when it is erased already, or nothing is stored', async () => {
  const { session, reference } = await openWithAsha()
  await erasePersonalData(reference, sure, session)
  await erasePersonalData(reference, sure, session)
  expect(session.printed()).toContain(`${reference} was erased already\n`)
  await erasePersonalData(phone, sure, session)
  expect(session.printed()).toMatch(/nothing is stored under this number\n$/)
  await expect(erasePersonalData('999999', sure, session)).rejects.toThrow(
    'no appointment has the reference #SID999999',
  )
})

it.each(['n/a', '+91', '0', 'Asha'])('refuses %s, which names nobody', async (who) => {
  const { session } = await openWithAsha()
  await expect(erasePersonalData(who, sure, session)).rejects.toThrow(
    'that is neither a reference nor a phone number',
  )
})

it('prints nothing about the person, nor the number that was typed', async () => {
  const { session } = await openWithAsha()
  for (const who of ['9811122233', phone, '98100 00000'])
    await erasePersonalData(who, sure, session)
  expect(session.printed()).not.toMatch(/Asha|981|22233|example/)
})
