import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { english } from '../content/words.ts'
import type { Channel } from '../server/channels/channel.ts'
import { whatsAppCloud } from '../server/channels/whatsapp-cloud.ts'
import { templateMessage } from '../server/channels/whatsapp-message.ts'
import type { WhatsAppConfig } from '../server/config.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { isRequestNotice, requestMessage } from '../server/outbox/compose-message.ts'
import { deliverDue } from '../server/outbox/deliver-due.ts'
import { openSqlite } from '../server/store/open-sqlite.ts'
import { openStore } from '../server/store/open-store.ts'
import type { Store } from '../server/store/store.ts'
import { aClaimedNotice, aNewAppointment, aNewNotice } from '../test/a-notice.ts'
import { figureHead, figureLine, median } from './figures.ts'
import { whileListening } from './while-listening.ts'

const notices = 1500
const recipients = 32
const rounds = 9
const leastRatio = 0.5
const storedRows = [1000, 100_000, 1_000_000] as const
const claimRounds = 30

/**
 * A full outbox delivered with pacing off, against bare `fetch` calls of the same bodies to the same
 * fake in the same run; then what a claim costs beside more and more settled rows.
 */
export async function benchDrain(print: (text: string) => void): Promise<boolean> {
  const fake = ['fake-whatsapp/main.ts']
  const env = { FAKE_PORT: '0' }
  return await whileListening(fake, env, async (url) => {
    const drained: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) {
      drained.push(await drain(url))
      bare.push(await bareFetch(url))
    }
    const ratios = drained.map((rate, round) => rate / (bare[round] ?? Number.NaN))
    print(figureHead)
    print(figureLine('notices delivered from the outbox, per s', drained))
    print(figureLine('bare fetch of the same sends, per s', bare))
    print(figureLine(`ratio (must be ≥ ${leastRatio})`, ratios, 2))
    await claims(print)
    return median(ratios) >= leastRatio
  })
}

async function drain(fakeUrl: string): Promise<number> {
  return await withStore(async (store) => {
    for (let made = 0; made < notices; made++) {
      const recipient = numberOf(made % recipients)
      await store.acceptRequest(
        aNewAppointment({
          receivedAtMs: Date.now() - notices,
          notices: [aNewNotice({ recipient })],
        }),
      )
    }
    const deps = {
      store,
      owner: 'bench',
      words: english,
      composeReport: () => Promise.reject(new Error('only requests are drained')),
      metrics: createMetrics({ oldestOwedAtMs: store.oldestOwedAt, now: Date.now }),
      now: Date.now,
      random: () => 0,
      raiseAlarm: async () => {},
      onRecorded: () => {},
      log: pino({ level: 'silent' }),
    }
    const startedMs = performance.now()
    while ((await deliverDue(unpaced(fakeUrl), deps, AbortSignal.any([]))) !== undefined);
    const seconds = (performance.now() - startedMs) / 1000
    const accepted = await store.listNotices({})
    if (!accepted.every(({ status }) => status === 'accepted')) throw new Error('not all delivered')
    return notices / seconds
  })
}

async function bareFetch(fakeUrl: string): Promise<number> {
  const notice = aClaimedNotice({ recipient: numberOf(1) })
  if (!isRequestNotice(notice)) throw new Error('not about a request')
  const message = requestMessage(notice, Date.now(), english)
  const body = JSON.stringify(templateMessage(message, configFor(fakeUrl), english))
  const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' }
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

async function claims(print: (text: string) => void): Promise<void> {
  for (const rows of storedRows) {
    await withStore(async (store, fill) => {
      await fill(rows)
      const costs: number[] = []
      for (let round = 0; round < claimRounds; round++) {
        await store.acceptRequest(aNewAppointment({ receivedAtMs: Date.now() }))
        const startedMs = performance.now()
        const claim = { owner: 'bench', channels: ['whatsapp-cloud'], leaseMs: 90_000 } as const
        await store.claimDue({ ...claim, nowMs: Date.now() + 1000, limit: 64 })
        costs.push((performance.now() - startedMs) * 1000)
      }
      print(figureLine(`claim beside ${rows} stored rows, µs`, costs))
    })
  }
}

type Fill = (rows: number) => Promise<void>

async function withStore<T>(use: (store: Store, fill: Fill) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-drain-'))
  const db = openSqlite(directory)
  const store = await openStore(db)
  // Settled long ago, as a year's rows are; written in one statement, for it is not what is timed.
  const fill: Fill = async (rows) => {
    await sql`with recursive row(n) as (select 1 union all select n + 1 from row where n < ${rows})
      insert into notice (kind, channel, recipient, status, attempts, unknowns, correlation_id,
        created_at, updated_at)
      select 'request', 'whatsapp-cloud', '+91', 'delivered', 1, 0, 'old-' || n, n, n from row`.execute(
      db,
    )
  }
  try {
    return await use(store, fill)
  } finally {
    await store.close()
    await rm(directory, { recursive: true })
  }
}

function unpaced(apiUrl: string): Channel {
  return { ...whatsAppCloud({ config: configFor(apiUrl), words: english }), isPaced: false }
}

function configFor(apiUrl: string): WhatsAppConfig {
  return {
    apiUrl,
    apiVersion: 'v25.0',
    phoneNumberId: '106540352242922',
    accessToken: 'bench',
    staffNumbers: [],
    notice: 'full',
    template: 'appointment_request',
    digestTemplate: undefined,
    templateLanguage: 'en',
    parameters: 'named',
    webhook: undefined,
  }
}

function numberOf(index: number): string {
  return `+91981000${String(1000 + index)}`
}
