import { expect, it } from 'vitest'
import { aRequest } from '../test/support/a-request.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { allRequests, storeRequest } from '../test/support/visit-store.ts'
import { erasePersonalData } from './erase.ts'

const asked = { yes: false }
const sure = { yes: true }
const phone = '+91-98111 22233'

async function openWithAsha(changes: Parameters<typeof openTestSession>[0] = {}) {
  const session = await openTestSession(changes)
  const send = async (own: Parameters<typeof aRequest>[0]) =>
    (await storeRequest(session.database, { request: aRequest({ phone, ...own }) })).reference
  const reference = await send({ email: 'asha@example.org' })
  /** The names that are still stored. */
  const names = async () => (await allRequests(session.database)).map(({ name }) => name)
  return { session, send, reference, digits: reference.slice(4), names }
}

/** A person at the terminal who gives these answers. */
function answering(...answers: readonly boolean[]) {
  const questions: string[] = []
  const confirm = async (question: string) => {
    questions.push(question)
    return answers[questions.length - 1] ?? false
  }
  return { questions, confirm }
}

it('lists what it would erase, and refuses if there is neither --yes nor a terminal', async () => {
  const { session, reference, digits, names } = await openWithAsha()
  await expect(erasePersonalData(digits, asked, session)).rejects.toThrow(
    'nothing was erased: say --yes where no terminal can be asked',
  )
  expect(session.printed()).toBe(`1 appointment to erase: ${reference} (to call)\n`)
  expect(await names()).toEqual(['Asha Verma'])
})

it('asks at a terminal, and erases nothing after a no', async () => {
  const { questions, confirm } = answering(false, true)
  const { session, reference, names } = await openWithAsha({ confirm })
  await erasePersonalData(reference, asked, session)
  expect(await names()).toEqual(['Asha Verma'])
  expect(session.printed()).toContain('nothing was erased')
  await erasePersonalData(reference, asked, session)
  expect(await names()).toEqual([''])
  expect(questions).toEqual(Array(2).fill('This cannot be undone. Erase?'))
})

it('offers the other visits of the number at a terminal', async () => {
  const { questions, confirm } = answering(true, true)
  const { session, send, reference, names } = await openWithAsha({ confirm })
  const other = await send({ name: 'Ravi Verma' })
  await erasePersonalData(reference, asked, session)
  expect(questions).toEqual(['This cannot be undone. Erase?', 'Erase the other visits too?'])
  expect(session.printed()).toContain(
    `other visits of the same number, perhaps of somebody else: ${other} (to call)\n`,
  )
  expect(await names()).toEqual(['', ''])
})

it('without a terminal, leaves the other visits of the number and says how to erase them', async () => {
  const { session, send, reference, names } = await openWithAsha()
  const other = await send({ name: 'Ravi Verma' })
  await erasePersonalData(reference, sure, session)
  expect(session.printed()).toContain(
    `not erased: ${other} (to call); "erase ${other.slice(4)}" erases the first\n`,
  )
  expect(await names()).toEqual(['', 'Ravi Verma'])
})

it('erases all visits of a number at once, and says which data it cannot delete', async () => {
  const { session, send, names } = await openWithAsha()
  await send({ name: 'Ravi Verma' })
  await erasePersonalData('098111-22233', sure, session)
  expect(await names()).toEqual(['', ''])
  expect(session.printed()).toMatch(/^2 appointments to erase: #SID\d{6} \(to call\); #SID\d{6}/)
  expect(session.printed()).toContain('delete them there')
  expect(session.printed()).not.toContain('other visits')
})

it('says that a request is erased already, or that nothing is stored', async () => {
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

it.each(['n/a', '+91', '0', 'Asha'])(
  'refuses %s, which is neither a reference nor a phone number',
  async (who) => {
    const { session } = await openWithAsha()
    await expect(erasePersonalData(who, sure, session)).rejects.toThrow(
      'that is neither a reference nor a phone number',
    )
  },
)

it('prints nothing about the person, nor the number that was typed', async () => {
  const { session } = await openWithAsha()
  for (const who of ['9811122233', phone, '98100 00000'])
    await erasePersonalData(who, sure, session)
  expect(session.printed()).not.toMatch(/Asha|981|22233|example/)
})
