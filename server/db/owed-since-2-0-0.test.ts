import { expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { aProvider } from '../../test/support/a-provider.ts'
import { deliveryDeps } from '../../test/support/delivery-deps.ts'
import { keptStores } from '../../test/support/stores.ts'
import { allVisits, visitDepsAt } from '../../test/support/visit-store.ts'
import { deliverDue } from '../outbox/deliver-due.ts'
import { lastDayEnd } from '../outbox/retry-policy.ts'
import type { Provider } from '../providers/provider.ts'
import { lookAgain, visitsToLookAt } from '../visits/look-again.ts'
import { centreReader } from '../visits/read-centre.ts'
import { putInForce } from '../visits/recipients-in-force.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { LeasedOfCentre } from './records.ts'

const phones = [1, 2, 3, 4, 5, 6, 7].map(
  (number) => ({ channel: 'whatsapp-cloud', recipient: `+91999990100${number}` }) as const,
)
const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const

/** The recipients that 2.0.0 had at the end. */
const recipients = {
  reception: phones,
  receptionMail: mailbox,
  owner,
  summaries: [...phones, mailbox],
  canBeTapped: true,
}

const { hours } = centre
const retryingEndsAt = (callByMs: number) => lastDayEnd(callByMs, hours)
const readCentre = centreReader({ canBeTapped: true, hours, retryingEndsAt })

/** Puts the recipients of 2.0.0 in force and looks at each visit that is due, as the first start does. */
async function startFirst(database: Database): Promise<void> {
  const { db } = database
  await putInForce(db, recipients, kept.endsAtMs)
  const deps = visitDepsAt(database, () => kept.endsAtMs, { readCentre })
  for (const id of await visitsToLookAt(db, kept.endsAtMs, 1000)) await lookAgain(deps, id)
}

/** Returns the notices that are due or being sent. */
async function owedIn({ db }: Database) {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('request', (join) =>
      join
        .onRef('request.visit_id', '=', 'notice.visit_id')
        .onRef('request.number', '=', 'notice.ask'),
    )
    .where('due_at', 'is not', null)
    .select(['notice.id', 'kind', 'recipient', 'status', 'reference', 'lease_owner', 'attempts'])
    .select(['due_at', 'shows', 'notice.created_at', 'correlation_id'])
    .orderBy('notice.id')
    .execute()
  return rows
}

/** Lets both channels send for this many minutes, and returns the ids of the messages that left. */
async function sendFor(database: Database, minutes: number): Promise<string[]> {
  const sent: string[] = []
  const whatsApp = aProvider({
    sendsDigests: true,
    async send({ correlationId }) {
      sent.push(correlationId)
      return { kind: 'accepted', providerMessageId: correlationId }
    },
  })
  const channels: Provider[] = [whatsApp, { ...whatsApp, name: 'email', reaches: 'mailboxes' }]
  const clock = { nowMs: kept.endsAtMs }
  const now = () => clock.nowMs
  const visits = visitDepsAt(database, now, { readCentre })
  const weeklyReportMessage = async ({ recipient, correlationId }: LeasedOfCentre) => {
    const report = { kind: 'weekly-report', headline: 'The week', fields: [] } as const
    return { ...report, recipient, correlationId }
  }
  const deps = deliveryDeps(database, { now, visits, recipients, weeklyReportMessage })
  for (const end = clock.nowMs + minutes * 60_000; clock.nowMs < end; clock.nowMs += 90_000) {
    for (const each of channels) await deliverDue(each, deps, new AbortController().signal)
  }
  return sent
}

const referenceOf = (is: string) => kept.requests.find((each) => each.is === is)?.reference

/** Returns the ids of the visits that need a call. */
async function needingCall(database: Database): Promise<number[]> {
  return (await allVisits(database)).flatMap(({ id, needsCall }) => (needsCall ? [id] : []))
}

it.each(keptStores)(
  'what 2.0.0 owed stays owed, with its leases, except for a claimed visit and digests, on %s',
  async (_name, openKept) => {
    const database = await openDatabase(await openKept('2.0.0'))
    onTestFinished(() => database.close())
    const before = await owedIn(database)
    await startFirst(database)
    const after = await owedIn(database)
    const ended = before.filter(({ id }) => !after.some((notice) => notice.id === id))
    const claimed = referenceOf('open, claimed now')
    expect(ended.map(({ kind, recipient, reference }) => [kind, recipient, reference])).toEqual([
      // A device is calling this patient, so nobody needs these notices.
      ['request', mailbox.recipient, claimed],
      ['alarm', owner.recipient, claimed],
      // This version sends no digest of a day.
      ...[2, 3, 4, 7].map((number) => ['day-digest', `+91999990100${number}`, null]),
      ['day-digest', mailbox.recipient, null],
    ])
    const isKept = ({ id }: { id: number }) => before.some((notice) => notice.id === id)
    expect(after.filter(isKept)).toEqual(before.filter((notice) => !ended.includes(notice)))
    const made = after.filter((notice) => !isKept(notice))
    // The phones that were added last had no reminders of older requests, so these are new.
    expect(new Set(made.map(({ kind, recipient }) => `${kind} ${recipient}`))).toEqual(
      new Set(phones.slice(2).map(({ recipient }) => `remind ${recipient}`)),
    )
  },
)

it('the first start looks once at each visit to call, and then each notice is sent once', async () => {
  const database = await openDatabase(await keptStores[0][1]('2.0.0'))
  onTestFinished(() => database.close())
  const open = (await allVisits(database)).filter(({ visit }) => visit.state === 'to call')
  const looked = await visitsToLookAt(database.db, kept.endsAtMs, 1000)
  expect(looked.toSorted((a, b) => a - b)).toEqual(open.map(({ id }) => id))
  const needing = await needingCall(database)
  await startFirst(database)
  expect(await visitsToLookAt(database.db, kept.endsAtMs, 1000)).toEqual([])
  expect(await needingCall(database)).toEqual(needing)
  const owed = (await owedIn(database)).map(({ correlation_id }) => correlation_id)
  const sent = await sendFor(database, 6)
  expect(new Set(sent).size).toBe(sent.length)
  // A message that was being sent when 2.0.0 ended is among them.
  expect(owed).toEqual(expect.arrayContaining(sent))
  expect(await owedIn(database)).toEqual([])
})
