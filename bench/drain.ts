import { pino } from 'pino'
import { centre } from '../content/centre.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { deliverDue } from '../server/outbox/deliver-due.ts'
import { isRequestNotice, requestMessage } from '../server/outbox/message-texts.ts'
import { listNotices } from '../server/outbox/queries.ts'
import type { Provider } from '../server/providers/provider.ts'
import { templateMessage } from '../server/providers/whatsapp-cloud/message.ts'
import { whatsAppCloud } from '../server/providers/whatsapp-cloud/send.ts'
import { aClaimedNotice, aNewAppointment, aNewNotice } from '../test/support/a-notice.ts'
import { deliveryDeps } from '../test/support/delivery-deps.ts'
import { whatsAppConfigAt } from '../test/support/phone-providers.ts'
import { figureHead, figureLine, median, type Print, ratios } from './figures.ts'
import { startFakeWhatsApp, temporaryFolder, whileStarted } from './started.ts'

const notices = 1500
const recipients = 32
const rounds = 9
const leastRatio = 0.5

/**
 * A full outbox delivered with pacing off, against bare `fetch` calls of the same bodies to the same
 * fake in the same run.
 */
export async function benchDrain(print: Print): Promise<boolean> {
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
    for (let made = 0; made < notices; made++) {
      const recipient = numberOf(made % recipients)
      await database.acceptRequest(
        aNewAppointment({
          receivedAtMs: Date.now() - notices,
          notices: [aNewNotice({ recipient })],
        }),
      )
    }
    const startedMs = performance.now()
    const deps = deliveryDeps(database, { now: Date.now, log: pino({ level: 'silent' }) })
    while ((await deliverDue(unpaced(fakeUrl), deps, AbortSignal.any([]))) !== undefined);
    const seconds = (performance.now() - startedMs) / 1000
    const accepted = await listNotices(database, {})
    if (!accepted.every(({ status }) => status === 'accepted')) throw new Error('not all delivered')
    return notices / seconds
  })
}

async function bareFetch(fakeUrl: string): Promise<number> {
  const notice = aClaimedNotice({ recipient: numberOf(1) })
  if (!isRequestNotice(notice)) throw new Error('not about a request')
  const message = requestMessage(notice, Date.now(), undefined, centre.hours)
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

function unpaced(apiUrl: string): Provider {
  return {
    ...whatsAppCloud({ config: whatsAppConfigAt(apiUrl) }),
    isRateLimited: false,
  }
}

function numberOf(index: number): string {
  return `+91981000${String(1000 + index)}`
}
