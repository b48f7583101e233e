import { expect, onTestFinished } from 'vitest'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { addDays, type DayAndTime, delhiDate } from '../../domain/time/delhi-time.ts'
import { sampleAccount } from '../../fake-whatsapp/account.ts'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { steadyClock } from '../../server/clock/steady-clock.ts'
import type { Database } from '../../server/db/database.ts'
import type { ChannelName } from '../../server/db/schema.ts'
import { listNotices } from '../../server/notices/list-notices.ts'
import { nextDueAt } from '../../server/notices/queue-state.ts'
import { type Circuit, readCircuit } from '../../server/outbox/circuit-breaker.ts'
import { heldRecipients } from '../../server/outbox/send-rate.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import type { CallTimeouts } from '../../server/providers/http-call.ts'
import { whatsAppCloud } from '../../server/providers/whatsapp-cloud/send.ts'
import { nextReceiptAt } from '../../server/receipts/apply-receipts.ts'
import { readByReference } from '../../server/visits/find-visits.ts'
import type { StoredVisit } from '../../server/visits/load-visits.ts'
import { nextLookAt } from '../../server/visits/look-again.ts'
import { performCommand } from '../../server/visits/perform-act.ts'
import { listen } from '../../server/web/listen.ts'
import { aPost, aRequestOf } from './a-request.ts'
import { composeTestServer, fromPeer } from './compose-test-server.ts'
import { configOf } from './config-of.ts'
import { eventually } from './eventually.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { type Refusals, startMailServer } from './mail-server.ts'
import { readMail } from './read-mail.ts'
import { recordingLog } from './recording-log.ts'
import { openInMemory } from './stores.ts'
import { visitDepsAt } from './visit-store.ts'

const appSecret = 'desk-secret'

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/**
 * The server with WhatsApp and mail behind real sockets, and a clock that tests advance. It is stopped when
 * the test ends.
 *
 * @param changes Changes to the settings of a server with WhatsApp and mail.
 * @param timeouts Shorter timeouts of WhatsApp, for tests that wait for them in real time.
 */
export async function openTestServer(
  changes: Readonly<Record<string, string>> = {},
  timeouts?: CallTimeouts,
) {
  const clock = { aheadMs: fridayTenAm - Date.now(), goneByMs: 0 }
  const wallMs = () => Date.now() + clock.aheadMs
  const uptimeMs = () => performance.now() + clock.goneByMs
  const now = steadyClock({ wallMs, uptimeMs })
  const database = await openInMemory()
  const fake = await startFakeWhatsApp({ appSecret })
  const mail = await startMailServer()
  const { log, logged } = recordingLog()
  const settings = { ...settingsFor(fake.url, mail.url), ...changes }
  const { channels, recipients } = channelsOf(settings, timeouts)
  const channelNames = Array.from(channels.keys())
  const server = await composeTestServer(settings, {
    database,
    now,
    uptimeMs,
    log,
    channels,
    recipients,
  })
  const listener = await listen({
    fetch: (...given) => server.app.fetch(...given),
    port: 0,
    host: '127.0.0.1',
    log,
  })
  let booked = 0
  const mailSubjects = () => mail.taken.map((source) => readMail(source).header('subject') ?? '')
  const visitOf = async (reference: Reference): Promise<StoredVisit> => {
    const visit = await readByReference(database.db, reference)
    if (visit === undefined) throw new Error('no visit has this reference')
    return visit
  }
  fake.setWebhooks({ url: `${listener.url}/api/whatsapp-webhook`, sentMs: 1, deliveredMs: 5 })
  onTestFinished(async () => {
    await server.worker.stop()
    await listener.close()
    await fake.stop()
    await mail.stop()
    await database.close()
  })

  return {
    database,
    fake,
    mail: {
      refuse(steps: Refusals) {
        mail.options = { refuse: steps }
      },
    },
    logged,
    /** Books from a new number for a day weeks ahead, so the call is due in two hours. Returns the reference. */
    async book(changes: Partial<AppointmentRequest> = {}): Promise<Reference> {
      const request = aRequestOf(++booked, { date: addDays(delhiDate(now()), 60), ...changes })
      const address = '/api/send-whatsapp'
      const answer = await server.app.request(address, aPost(request), fromPeer)
      expect(answer.status).toBe(200)
      return (await answer.json()).reference
    },
    visitOf,
    /** Agrees a time with the patient, who may want the plan by mail. */
    async agree(reference: Reference, agreed: DayAndTime, mailsPlan?: true) {
      const { id, visit } = await visitOf(reference)
      const asks = visit.asks.map(({ number }) => number)
      const content = { kind: 'agreed', asks, agreed, ...(mailsPlan && { mailsPlan }) } as const
      const done = await performCommand(visitDepsAt(database, now), id, content)
      expect(done).toEqual({ kind: 'done' })
    },
    /** Whether a person at reception could have noticed each ask of the visit. */
    isNotified: async (reference: Reference) =>
      (await visitOf(reference)).visit.asks.every(({ isNotified }) => isNotified),
    /** Advances the clock and waits until everything due is done. */
    async later(ms: number) {
      clock.aheadMs += ms
      clock.goneByMs += ms
      server.worker.wake()
      await eventually(() => expectAtRest(database, channelNames, now()))
    },
    /** The messages on the staff's phone, once there are this many and the store has recorded them. */
    async messages(count: number) {
      await eventually(async () => {
        if (fake.messages.length < count) throw new Error(`${fake.messages.length} messages`)
        const notices = await listNotices(database, {})
        if (notices.some(({ status }) => status === 'sending')) throw new Error('under way')
      })
      return fake.messages
    },
    /** The accepted mails, as received. */
    mailSources: () => mail.taken,
    mailSubjects,
    /** Waits until a mail was accepted whose subject contains this. */
    untilMailed: (subject: string) =>
      eventually(() => expect(mailSubjects()).toContainEqual(expect.stringContaining(subject))),
  }
}

type ServerKeys = Readonly<Record<string, string>>

function channelsOf(settings: ServerKeys, timeouts: CallTimeouts | undefined) {
  const config = configOf(settings)
  const { channels, recipients } = composeProviders(config)
  if (timeouts === undefined || config.whatsApp === undefined) return { channels, recipients }
  const impatient = whatsAppCloud({ config: config.whatsApp, timeouts })
  return { channels: new Map([...channels, [impatient.name, impatient]]), recipients }
}

function settingsFor(fakeUrl: string, smtpUrl: string): ServerKeys {
  return {
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: sampleAccount.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: 'desk-verify',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'desk@example.org',
    STAFF_EMAIL: 'reception@example.org',
    OWNER_EMAIL: 'owner@example.org',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_OVERALL: '0',
  }
}

/**
 * Throws while anything is due or being sent, unless an open circuit or the send rate delays it.
 */
async function expectAtRest(
  database: Database,
  channels: readonly ChannelName[],
  nowMs: number,
): Promise<void> {
  const circuits = await Promise.all(channels.map((each) => readCircuit(database.db, each)))
  const isUsable = ({ probeAtMs = 0 }: Circuit) => probeAtMs <= nowMs
  const nextNotices = circuits.filter(isUsable).map(async ({ channel }) => {
    const held = await heldRecipients(database, channel, () => nowMs)
    return await nextDueAt(database, { channel, except: held.map(({ recipient }) => recipient) })
  })
  const nexts = [
    await nextLookAt(database.db),
    await nextReceiptAt(database),
    ...(await Promise.all(nextNotices)),
  ]
  // A leased notice is under way too: its lease ends later, so it is not due meanwhile.
  const underWay = await database.db
    .selectFrom('notice')
    .select('id')
    .where('lease_owner', 'is not', null)
    .execute()
  const isDue = nexts.some((next) => next !== undefined && next <= nowMs)
  if (isDue || underWay.length > 0) throw new Error('still at work')
}
