import type { FakeMessage } from '../../fake-whatsapp/messages.ts'
import { expect } from '../support/server-test.ts'
import type { Fleet } from './fleet.ts'
import type { BookingAttempt } from './post-booking.ts'

/** Returns a sentence for each broken rule, such as a lost request or a message repeated without need. */
export async function judge(booked: readonly BookingAttempt[], fleet: Fleet): Promise<string[]> {
  const [appointments, notices] = [await fleet.appointments(), await fleet.notices()]
  const storedAs = new Map(appointments.map(({ phone, reference }) => [phone, reference]))
  const copies = copiesOf(fleet.fake.messages)
  const attempts = new Map(notices.map((notice) => [notice.reference, notice.attempts]))
  const references = Array.from(storedAs.values())
  const answeredButNotStored = booked.flatMap((each) =>
    each.references.filter((reference) => storedAs.get(each.booking.phone) !== reference),
  )
  const withoutOneNotice = references.filter(
    (reference) => notices.filter((notice) => notice.reference === reference).length !== 1,
  )
  const notTold = references.filter((reference) => !copies.has(reference))
  // The server makes another attempt only if the result of the last one is unknown. So messages are needless
  // only if there are more of them than attempts.
  const toldTwiceWithoutNeed = references.filter(
    (reference) => (copies.get(reference) ?? 0) > (attempts.get(reference) ?? 0),
  )
  const storedTwice = appointments.length - storedAs.size
  const storedUnasked = appointments.length - booked.length
  return [
    ...answeredButNotStored.map((reference) => `${reference} was answered and is not stored`),
    ...withoutOneNotice.map((reference) => `${reference} has not one notice`),
    ...notTold.map((reference) => `${reference} was told to nobody`),
    ...toldTwiceWithoutNeed.map((reference) => `${reference} was told twice without need`),
    ...(storedTwice === 0 ? [] : [`${storedTwice} were stored twice`]),
    ...(storedUnasked === 0 ? [] : [`${storedUnasked} more were stored than were asked for`]),
  ]
}

/** Returns for each reference how many messages name it. Summaries do not count. */
export function copiesOf(messages: readonly FakeMessage[]): Map<string, number> {
  const copies = new Map<string, number>()
  for (const { text, parameters } of messages) {
    if (parameters.summary !== undefined) continue
    const references = text.match(/#SID\d{6}/g) ?? []
    for (const reference of references) copies.set(reference, (copies.get(reference) ?? 0) + 1)
  }
  return copies
}

/** Waits until a message has told of each booking. */
export async function untilTold(
  booked: readonly BookingAttempt[],
  { fake }: Fleet,
  timeout: number,
) {
  const untold = () => {
    const copies = copiesOf(fake.messages)
    return booked.filter(({ references: [reference = ''] }) => !copies.has(reference))
  }
  await expect.poll(untold, { timeout }).toEqual([])
}

/** Waits until the provider has accepted each notice. */
export async function untilSettled({ notices }: Fleet, timeout: number): Promise<void> {
  const unsettled = async () => (await notices()).filter(({ status }) => status !== 'accepted')
  await expect.poll(unsettled, { timeout }).toEqual([])
}
