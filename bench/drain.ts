import { pino } from 'pino'
import { centre } from '../content/centre.ts'
import { callBackWithinMs } from '../domain/time/call-back.ts'
import type { CentreSituation } from '../domain/visit/owed.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { listNotices } from '../server/notices/list-notices.ts'
import { deliverDue } from '../server/outbox/deliver-due.ts'
import { requestMessage } from '../server/outbox/message-texts.ts'
import type { Provider } from '../server/providers/provider.ts'
import { templateMessage, whatsAppCloud } from '../server/providers/whatsapp-cloud/send.ts'
import { acceptRequests } from '../server/visits/accept-requests.ts'
import { recipientKey } from '../server/visits/recipients-in-force.ts'
import { aLeasedNotice } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { aVisit } from '../test/support/a-visit.ts'
import { deliveryDeps } from '../test/support/delivery-deps.ts'
import { whatsAppConfigAt } from '../test/support/phone-providers.ts'
import { aCentre, aSentRequest, visitDepsAt } from '../test/support/visit-store.ts'
import { figureHead, figureLine, median, print, ratios } from './figures.ts'
import { startFakeWhatsApp, temporaryFolder, whileStarted } from './started.ts'

const requests = 188
const recipients = 8
const notices = requests * recipients
const rounds = 9
const leastRatio = 0.5

const manyPhones: CentreSituation = {
  ...aCentre,
  reception: Array.from({ length: recipients }, (_, index) => ({
    key: recipientKey({ channel: 'whatsapp-cloud', recipient: numberOf(index) }),
    inForceSinceMs: 0,
  })),
}

/**
 * Measures how fast a full outbox is delivered without a rate limit. The rate is compared with bare `fetch`
 * calls that send a message of the same template as often to the same fake WhatsApp, in the same run.
 */
export async function benchDrain(): Promise<boolean> {
  return await whileStarted(async (started) => {
    const fake = started.use(await startFakeWhatsApp())
    const drained: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) {
      drained.push(await drain(fake.url))
      bare.push(await bareFetch(fake.url))
    }
    const toBare = ratios(drained, bare)
    print(figureHead)
    print(figureLine('notices delivered from the outbox, per s', drained))
    print(figureLine('bare fetch of the same sends, per s', bare))
    print(figureLine(`ratio (must be ≥ ${leastRatio})`, toBare, 2))
    return median(toBare) >= leastRatio
  })
}

async function drain(fakeUrl: string): Promise<number> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-drain'))
    const database = started.adopt(await openDatabase(openSqlite(folder.path)), (it) => it.close())
    const visits = visitDepsAt(database, Date.now, { readCentre: async () => manyPhones })
    const receivedAtMs = Date.now() - 1000
    for (let made = 0; made < requests; made++) {
      const request = aRequest({ phone: `+91 ${9_000_000_000 + made}` })
      const sent = { request, receivedAtMs, callByMs: receivedAtMs + callBackWithinMs }
      await acceptRequests(visits, [aSentRequest(sent)])
    }
    const startedMs = performance.now()
    const deps = deliveryDeps(database, { visits, now: Date.now, log: pino({ level: 'silent' }) })
    while ((await deliverDue(withoutRateLimit(fakeUrl), deps, AbortSignal.any([]))) !== undefined);
    const seconds = (performance.now() - startedMs) / 1000
    const accepted = await listNotices(database, {})
    if (!accepted.every(({ status }) => status === 'accepted')) throw new Error('not all delivered')
    return notices / seconds
  })
}

async function bareFetch(fakeUrl: string): Promise<number> {
  const notice = aLeasedNotice({ recipient: numberOf(1) })
  const about = { notice, visit: aVisit(), shows: [1] }
  const message = requestMessage(about, { nowMs: Date.now(), hours: centre.hours })
  const body = JSON.stringify(templateMessage(message, whatsAppConfigAt(fakeUrl)))
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' }
  const address = `${fakeUrl}/v25.0/106540352242922/messages`
  const startedMs = performance.now()
  const each = async () => {
    for (let sent = 0; sent < notices / recipients; sent++) {
      const response = await fetch(address, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`the fake answered ${response.status}`)
      await response.text()
    }
  }
  await Promise.all(Array.from({ length: recipients }, each))
  return notices / ((performance.now() - startedMs) / 1000)
}

function withoutRateLimit(apiUrl: string): Provider {
  return {
    ...whatsAppCloud({ config: whatsAppConfigAt(apiUrl) }),
    isRateLimited: false,
  }
}

function numberOf(index: number): string {
  return `+91981000${String(1000 + index)}`
}
