import { notices as strings } from '../../content/en/notices.ts'
import type { FakeMessage } from '../../fake-whatsapp/messages.ts'
import type { AppointmentRow, NoticeRow } from '../support/centre-command.ts'
import type { Booked } from './post-booking.ts'

/** References that break a rule; all empty when nothing was lost. */
export function judge(
  booked: readonly Booked[],
  appointments: readonly AppointmentRow[],
  notices: readonly NoticeRow[],
  messages: readonly FakeMessage[],
) {
  const storedAs = new Map(appointments.map(({ phone, reference }) => [phone, reference]))
  const answers = booked.flatMap((each) =>
    each.references.map((reference) => ({ each, reference })),
  )
  const copies = copiesOf(messages)
  const attempts = new Map(notices.map((notice) => [notice.reference, notice.attempts]))
  const references = Array.from(storedAs.values())
  return {
    answeredButNotStored: answers
      .filter(({ each, reference }) => storedAs.get(each.booking.phone) !== reference)
      .map(({ reference }) => reference),
    storedTwice: appointments.length - storedAs.size,
    storedUnasked: appointments.length - booked.length,
    withoutOneNotice: references.filter(
      (reference) => notices.filter((notice) => notice.reference === reference).length !== 1,
    ),
    notTold: references.filter((reference) => !copies.has(reference)),
    // Each attempt sends one message at most; a second follows only on one whose end nobody knows.
    toldTwiceWithoutNeed: references.filter(
      (reference) => (copies.get(reference) ?? 0) > (attempts.get(reference) ?? 0),
    ),
  }
}

/** How many messages announced each reference as new, digests included. */
export function copiesOf(messages: readonly FakeMessage[]): Map<string, number> {
  const copies = new Map<string, number>()
  for (const { values, parameters } of messages) {
    const references = values.join(' ').match(/#SID\d{6}/g) ?? []
    // A clock that runs fast passes the closing of a day, which has a digest of its own.
    const { summary = newRequests(references.length) } = parameters
    if (summary !== newRequests(references.length)) continue
    for (const reference of references) copies.set(reference, (copies.get(reference) ?? 0) + 1)
  }
  return copies
}

function newRequests(count: number): string {
  return strings.digest.summary(count)
}
