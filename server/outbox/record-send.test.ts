import { describe, expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { openReceiptStore } from '../../test/support/receipt-store.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { RecordedOutcome } from '../db/records.ts'
import type { Recipients } from '../providers/recipients.ts'
import { isNotifiedOnceAccepted, recordOutcome } from './record-send.ts'

const receptionMailbox = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const

const recipients: Recipients = {
  reception: [phone],
  summaries: [],
  receptionMail: receptionMailbox,
  owner,
  canBeTapped: true,
}

const reachedBy = { 'whatsapp-cloud': 'phones', email: 'mailboxes' } as const

function isProof(
  to: { readonly channel: keyof typeof reachedBy; readonly recipient: string },
  { reportsDelivery = false, told = recipients } = {},
): boolean {
  const reaches = reachedBy[to.channel]
  return isNotifiedOnceAccepted({ ...to, visitId: 1 }, { reaches, reportsDelivery }, told)
}

describe('an ask whose message was accepted', () => {
  it('counts as notified by a message to a phone only if no receipt can come', () => {
    expect(isProof(phone)).toBe(true)
    expect(isProof(phone, { reportsDelivery: true })).toBe(false)
  })

  it("counts as notified by a mail to reception's mailbox", () => {
    expect(isProof(receptionMailbox)).toBe(true)
    const byMailAlone = { ...recipients, reception: [receptionMailbox], receptionMail: undefined }
    expect(isProof(receptionMailbox, { told: byMailAlone })).toBe(true)
  })

  it("counts as notified by a mail to the owner's mailbox only if it is reception's as well", () => {
    expect(isProof(owner)).toBe(false)
    expect(isProof(owner, { told: { ...recipients, receptionMail: owner } })).toBe(true)
  })

  it('does not count as notified by a message about no visit, whoever got the message', () => {
    for (const to of [phone, receptionMailbox]) {
      expect(
        isNotifiedOnceAccepted(
          { ...to, visitId: undefined },
          { reaches: 'phones', reportsDelivery: false },
          recipients,
        ),
      ).toBe(false)
    }
  })
})

it('a copy does not notify an ask if an earlier copy, which may have arrived, did not show the ask', async () => {
  const { accept, begin, database, deps, clock, visit } = await openReceiptStore(storeInMemory)
  const record = async (outcome: RecordedOutcome, shows: readonly number[]) => {
    const [notice] = await begin()
    if (notice === undefined) throw new Error('not begun')
    await recordOutcome({ database, visits: deps }, notice, outcome, shows)
  }
  await accept({})
  const failure = { class: 'unknown', code: 'ESOCKET' } as const
  await record({ status: 'due', dueAtMs: clock.nowMs, failure }, [1])
  await accept({ request: aRequest({ additionalInfo: 'Second floor?' }) })
  await record({ status: 'accepted', providerMessageId: undefined, isNotified: true }, [1, 2])
  const { asks } = (await visit()).visit
  expect(asks.map(({ isNotified }) => isNotified)).toEqual([true, false])
})

it('a copy that may have left counts for notices of its own kind alone', async () => {
  const { accept, begin, database, db, deps, clock, notices } =
    await openReceiptStore(storeInMemory)
  await accept({})
  const [request] = await notices()
  if (request === undefined) throw new Error('not owed')
  const remind = { ...request, id: 2, kind: 'remind', correlation_id: 'remind' } as const
  const [notice] = await begin()
  await db.insertInto('notice').values(remind).execute()
  if (notice === undefined) throw new Error('not begun')
  const failure = { class: 'unknown', code: 'ESOCKET' } as const
  const outcome = { status: 'due', dueAtMs: clock.nowMs + minute, failure } as const
  await recordOutcome({ database, visits: deps }, notice, outcome, [1])
  const unknowns = (await notices()).map((each) => [each.kind, each.unknowns])
  expect(unknowns).toEqual([
    ['request', 1],
    ['remind', 0],
  ])
})
