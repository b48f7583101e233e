import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { centre } from '../../content/centre.ts'
import { callBy } from '../../domain/call-back.ts'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { steadyClock } from '../../server/clock/steady-clock.ts'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { ChannelName } from '../../server/db/schema.ts'
import { countOpenRequests } from '../../server/follow-up/open-requests.ts'
import { nextStepAt } from '../../server/follow-up/queries.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { listNotices, nextDueAt, oldestOwedAt } from '../../server/outbox/queries.ts'
import { readCircuits, sendRates } from '../../server/outbox/send-state.ts'
import { startWorker, type Worker } from '../../server/outbox/worker.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import type { CallTimeouts } from '../../server/providers/http-call.ts'
import { whatsAppCloud } from '../../server/providers/whatsapp-cloud/send.ts'
import { whatsAppWebhook } from '../../server/providers/whatsapp-cloud/webhook-route.ts'
import { nextReceiptAt, recordReceipts } from '../../server/receipts/queries.ts'
import { composeReport } from '../../server/report/compose-report.ts'
import { reportQueries } from '../../server/report/queries.ts'
import { aNewAppointment, aNewNotice } from './a-notice.ts'
import { aRequest } from './a-request.ts'
import { configOf } from './config-of.ts'
import { eventually } from './eventually.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { type Refusals, startMailServer } from './mail-server.ts'
import { readMail } from './read-mail.ts'
import { recordingLog } from './recording-log.ts'

const phoneNumberId = '106540352242922'
const appSecret = 'desk-secret'

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/**
 * The server without its web part: worker, WhatsApp and mail, with a clock that tests move.
 *
 * @param changes Settings that differ from a server with WhatsApp and mail.
 * @param timeouts Shorter ones, for tests that wait for them in real time.
 */
export async function openTestServer(
  changes: Readonly<Record<string, string>> = {},
  timeouts?: CallTimeouts,
) {
  const clock = { aheadMs: fridayTenAm - Date.now(), goneByMs: 0 }
  const wallMs = () => Date.now() + clock.aheadMs
  const uptimeMs = () => performance.now() + clock.goneByMs
  let steadyNow = steadyClock({ wallMs, uptimeMs })
  const now = () => steadyNow()
  const database = await openDatabase(openSqliteInMemory())
  const fake = await startFakeWhatsApp({ templates: 'any', appSecret })
  const mail = await startMailServer()
  const { log, logged } = recordingLog()
  const config = configFor(fake.url, mail.url, changes)
  // Stopping a worker closes its channels.
  const compose = () => channelsOf(config, timeouts)
  const { channels, recipients } = compose()
  const metrics = createMetrics({ oldestOwedAtMs: () => oldestOwedAt(database), now })
  metrics.watchRequests(() => countOpenRequests({ database, recipients }, now()))
  const newId = () => crypto.randomUUID()
  const shared = { database, recipients, metrics, now, uptimeMs, bootId: 'one', newId, log }
  const start = () =>
    startWorker({
      ...shared,
      channels: compose().channels,
      hours: centre.hours,
      retentionDays: config.retentionDays,
      owner: newId(),
      composeReport: (days) => composeReport(days, { queries: reportQueries(database), now }),
      random: () => 0,
    })
  let worker = start()
  const webhook = await listen(() => worker, shared)
  const mailSubjects = () => mail.taken.map((source) => readMail(source).header('subject') ?? '')
  fake.setWebhooks({ url: webhook.url, sentMs: 1, deliveredMs: 5 })

  return {
    database,
    fake,
    mail: {
      refuse(steps: Refusals) {
        mail.options = { refuse: steps }
      },
    },
    logged,
    /** Stores a request now; its reference. */
    async book() {
      const receivedAtMs = now()
      const { reference } = await database.acceptRequest(
        aNewAppointment({
          // Weeks after receipt, wherever a test moves the clock: the call is due in two hours.
          request: aRequest({ date: '2027-12-15' }),
          receivedAtMs,
          callByMs: callBy(receivedAtMs, centre.hours),
          notices: recipients.reception.map((recipient) => aNewNotice(recipient)),
        }),
      )
      worker.wake()
      return reference
    },
    /** Advances the clock and waits until everything due is done. */
    async later(ms: number) {
      clock.aheadMs += ms
      clock.goneByMs += ms
      worker.wake()
      await eventually(() => expectAtRest(database, Array.from(channels.keys()), now()))
    },
    /** Sets the clock forward or back without time passing. The server follows it after a minute. */
    moveClock(ms: number) {
      clock.aheadMs += ms
      // The server looks at it within two seconds.
      now()
      worker.wake()
    },
    /** Stops the worker and starts it again; the clock is moved meanwhile. */
    async restart(movedMs: number) {
      await worker.stop()
      clock.aheadMs += movedMs
      steadyNow = steadyClock({ wallMs, uptimeMs })
      worker = start()
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
    /** The lines of the metrics, as Prometheus would read them now. */
    metricLines: async () => (await metrics.text()).body.split('\n'),
    /** The accepted mails, as received. */
    mailSources: () => mail.taken,
    mailSubjects,
    /** Waits until a mail was accepted whose subject contains this. */
    untilMailed: (subject: string) =>
      eventually(() => expect(mailSubjects()).toContainEqual(expect.stringContaining(subject))),
    async close() {
      await worker.stop()
      await webhook.close()
      await fake.stop()
      await mail.stop()
      await database.close()
    },
  }
}

function channelsOf(config: Config, timeouts: CallTimeouts | undefined) {
  const { channels, recipients } = composeProviders({ config, print: () => {} })
  if (timeouts === undefined || config.whatsApp === undefined) return { channels, recipients }
  const impatient = whatsAppCloud({ config: config.whatsApp, timeouts })
  return { channels: new Map([...channels, [impatient.name, impatient]]), recipients }
}

function configFor(
  fakeUrl: string,
  smtpUrl: string,
  changes: Readonly<Record<string, string>>,
): Config {
  return configOf({
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: 'a-token',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: 'desk-verify',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'desk@example.org',
    STAFF_EMAIL: 'reception@example.org',
    OWNER_EMAIL: 'owner@example.org',
    ...changes,
  })
}

async function listen(
  worker: () => Worker,
  {
    database,
    metrics,
    now,
    log,
  }: Pick<Parameters<typeof startWorker>[0], 'database' | 'metrics' | 'now' | 'log'>,
) {
  const app = new Hono()
  app.route(
    '/',
    whatsAppWebhook({
      appSecret,
      verifyToken: 'desk-verify',
      phoneNumberId,
      recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
      onReceipts: () => worker().wake(),
      onWebhook: metrics.webhookTaken,
      raiseAlarm: (alarm) => worker().raiseAlarm(alarm),
      now,
      log,
    }),
  )
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    resolve(`http://127.0.0.1:${port}/`),
  )
  return {
    url: await promise,
    close: () => new Promise((closed) => server.close(closed)),
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
  const open = (await readCircuits(database)).filter(({ probeAtMs }) => (probeAtMs ?? 0) > nowMs)
  const used = channels.filter((name) => !open.some(({ channel }) => channel === name))
  const rates = (await Promise.all(used.map((channel) => sendRates(database, channel)))).flat()
  const held = rates.filter(({ clearAtMs }) => clearAtMs > nowMs).map(({ recipient }) => recipient)
  const nextNoticeAtMs = await nextDueAt(database, used, { except: held })
  const nexts = [await nextStepAt(database), await nextReceiptAt(database), nextNoticeAtMs]
  const underWay = (await listNotices(database, {})).filter(({ status }) => status === 'sending')
  const isDue = nexts.some((next) => next !== undefined && next <= nowMs)
  if (isDue || underWay.length > 0) throw new Error('still at work')
}
