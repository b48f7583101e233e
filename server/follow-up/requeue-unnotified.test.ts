import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { Reference } from '../../domain/reference.ts'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { NewNotice, RecordedOutcome } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { insertNotices } from '../outbox/enqueue.ts'
import { listNotices, nextDueAt, recordOutcome } from '../outbox/queries.ts'
import { createGiveUpRemoved, giveUpRemoved } from '../outbox/removed-recipients.ts'
import { erase } from '../privacy/erase.ts'
import type { Recipients } from '../providers/recipients.ts'
import { createRequeueUnnotified } from './requeue-unnotified.ts'

const hour = 60 * 60_000
const day = 24 * hour
const terminal = { channel: 'log', recipient: 'terminal' } as const
const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
const successor = { ...phone, recipient: '+919876500002' } as const
const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const

/** What the settings name beside reception. */
const rest = { dayDigest: [], receptionMail: undefined, owner: undefined, canBeTapped: true }
const taken = { status: 'accepted', providerMessageId: undefined, isNotified: false } as const
const failedAs = (status: 'failed' | 'abandoned', failureClass: 'template' | 'unknown') =>
  ({ status, failure: { class: failureClass, code: '1' } }) as const

describe.each(sharedAndOwn)(
  'a request that nobody was notified of, after a start on %s',
  (_name, open) => {
    let database: Database
    beforeEach(async () => {
      database = await open()
      onTestFinished(() => database.close())
    })

    async function start(
      to: Pick<Recipients, 'reception' | 'receptionMail'> & Partial<Recipients>,
      wallMs = fridayTenAm + hour,
      aheadMs = 0,
    ) {
      const { log } = recordingLog()
      const newId = () => crypto.randomUUID()
      const clock = { wallMs, aheadMs, steadySinceMs: 0, skippedMs: 0 }
      const lookAtClock = async () => clock
      const recipients = { ...rest, ...to }
      const deps = { database, recipients, hours: centre.hours, lookAtClock, newId, log }
      const pass = createRequeueUnnotified({ ...deps, onEnqueued: () => {} })
      await pass()
      return { clock, pass }
    }
    /** A request whose one message ended so. */
    async function booked(to: Partial<NewNotice>, outcome?: RecordedOutcome): Promise<Reference> {
      const { reference } = await database.acceptRequest(
        aNewAppointment({ notices: [aNewNotice(to)] }),
      )
      if (outcome !== undefined) await end(to.channel ?? phone.channel, outcome)
      return reference
    }
    async function end(channel: ChannelName, outcome: RecordedOutcome) {
      const claimed = await claimDue(
        database,
        aClaim({ channels: [channel], nowMs: fridayTenAm + hour }),
      )
      await recordOutcome(database, claimed, outcome, fridayTenAm)
    }
    const owedOf = async (reference: string) =>
      (await listNotices(database, { reference }))
        .filter(({ status }) => status === 'due')
        .map(({ channel, recipient }) => ({ channel, recipient }))
    const sendingOf = async (reference: string) =>
      (await listNotices(database, { reference }))
        .filter(({ status }) => status === 'sending')
        .map(({ recipient }) => recipient)
    const byPhoneAndMail = { reception: [phone], receptionMail: mailbox }

    it('is queued on every channel of reception, once however often the server starts', async () => {
      const printed = await booked(terminal, taken)
      await start(byPhoneAndMail)
      expect(
        (await owedOf(printed)).toSorted((a, b) => a.channel.localeCompare(b.channel)),
      ).toEqual([mailbox, phone])
      await end('email', failedAs('failed', 'template'))
      await end('whatsapp-cloud', failedAs('failed', 'template'))
      await start(byPhoneAndMail)
      expect(await owedOf(printed)).toEqual([])
    })

    it('is queued when it failed on a channel that works again, or waits on one that was removed', async () => {
      const failed = await booked(phone, failedAs('failed', 'template'))
      const stranded = await booked({ ...phone, channel: 'whatsapp-twilio' })
      await start({ reception: [phone], receptionMail: undefined })
      expect(await owedOf(failed)).toEqual([phone])
      expect(await owedOf(stranded)).toContainEqual(phone)
    })

    it('is queued for the number that took the place of another, who is told of it no more', async () => {
      const accepted = await booked(phone, taken)
      const waiting = await booked(phone)
      const recipients = { ...rest, reception: [successor] }
      const old = { ...recipients, reception: [phone] }
      const unset = { ...recipients, reception: [terminal] }
      for (const kept of [old, unset]) await giveUpRemoved(database, kept, fridayTenAm)
      expect(await owedOf(waiting)).toEqual([phone])
      await giveUpRemoved(database, recipients, fridayTenAm)
      await start(recipients)
      expect(await owedOf(waiting)).toEqual([successor])
      expect(await owedOf(accepted)).toEqual([successor])
    })

    it('is queued again each time its recipient is taken out of the settings and put back', async () => {
      const waiting = await booked(phone)
      for (const reception of [[successor], [phone], [successor], [phone]]) {
        await giveUpRemoved(database, { ...rest, reception }, fridayTenAm)
        await start({ reception, receptionMail: undefined })
        expect(await owedOf(waiting)).toEqual(reception)
      }
    })

    it('does not leave what a server held that died for a recipient taken out of the settings', async () => {
      const recipients = { ...rest, reception: [successor] }
      const waiting = await booked(phone)
      await claimDue(database, aClaim({ leaseMs: 1000 }))
      await giveUpRemoved(database, recipients, fridayTenAm + 999)
      expect(await sendingOf(waiting)).toEqual([phone.recipient])
      await giveUpRemoved(database, recipients, fridayTenAm + 1000)
      expect(await sendingOf(waiting)).toEqual([])
      await booked(phone)
      await claimDue(database, aClaim({ leaseMs: 1000 }))
      await giveUpRemoved(database, recipients, fridayTenAm, { isAlone: true })
      expect(await nextDueAt(database, ['whatsapp-cloud'])).toBeUndefined()
    })

    it('is not left to a recipient who was taken out of the settings, told meanwhile or due again', async () => {
      const recipients = { ...rest, reception: [successor] }
      const upMs = { now: 0 }
      const now = () => fridayTenAm + upMs.now
      const { pass: requeue } = await start(recipients)
      const onGivenUp = () => requeue(true)
      const deps = { database, recipients, now, uptimeMs: () => upMs.now, onGivenUp }
      const pass = createGiveUpRemoved(deps, 90_000)
      expect(await pass()).toBe(fridayTenAm + 90_000)
      const takenMeanwhile = await booked(phone, taken)
      upMs.now = 90_000
      expect(await pass()).toBe(now() + 15 * 60_000)
      expect(await owedOf(takenMeanwhile)).toEqual(recipients.reception)
      const byFormerSettings = await booked(phone)
      upMs.now += 14 * 60_000
      expect(await pass()).toBe(now() + 60_000)
      expect(await owedOf(byFormerSettings)).toEqual([phone])
      upMs.now += 60_000
      await pass()
      expect(await owedOf(byFormerSettings)).toEqual(recipients.reception)
    })

    it.each([
      ['WhatsApp and mail', [phone], mailbox, [mailbox, phone]],
      ['mail alone', [mailbox], mailbox, [mailbox]],
      ['the terminal alone', [terminal], undefined, []],
    ] as const)(
      'is not owed for ever where 2.0.0 sent it through Twilio, and now there is %s',
      async (_case, reception, receptionMail, told) => {
        const byTwilio = { ...phone, channel: 'whatsapp-twilio' } as const
        const recipients = { ...rest, reception, receptionMail }
        const accepted = await booked(byTwilio, taken)
        const inFlight = await booked(byTwilio)
        const waiting = await booked(byTwilio)
        await claimDue(
          database,
          aClaim({ channels: ['whatsapp-twilio'], limit: 1, nowMs: fridayTenAm }),
        )
        await giveUpRemoved(database, recipients, fridayTenAm + hour, { isAlone: true })
        expect(await nextDueAt(database, ['whatsapp-twilio'])).toBeUndefined()
        await start(recipients)
        for (const reference of [waiting, inFlight, accepted]) {
          const owed = await owedOf(reference)
          expect(owed.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual(told)
        }
      },
    )

    it('is queued beyond the overall limit only where nobody gets the summary of such requests', async () => {
      const appointment = aNewAppointment({ notices: [], isBySummary: true })
      const { reference } = await database.acceptRequest(appointment)
      await start({ ...byPhoneAndMail, dayDigest: [mailbox] })
      expect(await owedOf(reference)).toEqual([])
      await start({ reception: [phone], receptionMail: undefined })
      expect(await owedOf(reference)).toEqual([phone])
    })

    it('is mailed where the mailbox was added after the step that mails', async () => {
      const early = await booked(phone)
      const late = await booked(phone)
      await database.db
        .updateTable('appointment')
        .set({ steps_taken: '["mail-staff"]' })
        .where('reference', '=', late)
        .execute()
      await start(byPhoneAndMail)
      expect(await owedOf(early)).toEqual([phone])
      expect(await owedOf(late)).toEqual(expect.arrayContaining([phone, mailbox]))
    })

    it('is queued on the phones too when the escalation has mailed it first, and not mailed twice', async () => {
      const stranded = await booked({ ...phone, channel: 'whatsapp-twilio' })
      const notice = { ...mailbox, kind: 'request', correlationId: crypto.randomUUID() } as const
      await insertNotices(database.db, [{ notice, appointmentId: 1, owedAtMs: fridayTenAm }])
      await start(byPhoneAndMail)
      const owed = await owedOf(stranded)
      expect(owed).toHaveLength(3)
      expect(owed).toEqual(expect.arrayContaining([mailbox, phone]))
    })

    it('is not queued when it waits, was accepted or may have been on a channel in use', async () => {
      const owed = await booked(phone)
      await start(byPhoneAndMail)
      expect(await owedOf(owed)).toEqual([phone])
      await end('whatsapp-cloud', taken)
      await booked(phone, failedAs('abandoned', 'unknown'))
      await start(byPhoneAndMail)
      expect(await nextDueAt(database, ['whatsapp-cloud', 'email'])).toBeUndefined()
    })

    it('is not queued once it is notified, closed or erased', async () => {
      await booked(mailbox, { ...taken, isNotified: true })
      const confirmed = await booked(terminal, taken)
      await setStatus(database, confirmed, 'confirmed', fridayTenAm)
      const erased = await booked(terminal, taken)
      await erase(database, [erased], { actor: 'cli', nowMs: fridayTenAm })
      await start(byPhoneAndMail)
      expect(await nextDueAt(database, ['whatsapp-cloud', 'email'])).toBeUndefined()
    })

    it('is not queued when its call was due before the last two opening days', async () => {
      // Due at noon on Friday; open all Saturday, and on Sunday until 5 PM.
      await booked(terminal, taken)
      await start(byPhoneAndMail, fridayTenAm + 55.1 * hour)
      expect(await nextDueAt(database, ['whatsapp-cloud', 'email'])).toBeUndefined()
      await start(byPhoneAndMail, fridayTenAm + 54.9 * hour)
      expect(await nextDueAt(database, ['whatsapp-cloud', 'email'])).toBeDefined()
    })

    it('is queued by the right time while the clock is known to be ahead', async () => {
      const printed = await booked(terminal, taken)
      await start(
        { reception: [phone], receptionMail: undefined },
        fridayTenAm + 400 * day,
        400 * day,
      )
      expect(await owedOf(printed)).toEqual([phone])
    })

    it('is queued once a clock that was ahead is set back', async () => {
      const printed = await booked(terminal, taken)
      const { clock, pass } = await start(byPhoneAndMail, fridayTenAm + 400 * day)
      expect(await owedOf(printed)).toEqual([])
      clock.wallMs = fridayTenAm + hour
      await pass()
      expect(await owedOf(printed)).toHaveLength(2)
    })

    it('is not queued while the terminal is the only channel', async () => {
      await booked(terminal, taken)
      await start({ reception: [terminal], receptionMail: undefined })
      expect(await nextDueAt(database, ['log'])).toBeUndefined()
    })
  },
)
