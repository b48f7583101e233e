import { pino } from 'pino'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import type { repeat } from '../../server/outbox/job.ts'
import { startWorker, takeOverInFlight } from '../../server/outbox/worker.ts'
import { readWebhook } from '../../server/providers/whatsapp-cloud/webhook.ts'
import { ourNumberId } from '../support/a-webhook.ts'
import type { Parts } from './parts.ts'
import type { Sleep } from './virtual-time.ts'
import { type Life, pass, type ServerProcess, type World } from './world.ts'

export const retentionDays = 365

/** Wakes that come within it are answered by one pass, as in server/outbox/job.ts. */
const restMs = 25

/**
 * The real one looks every two seconds, for what other processes did; here there are none, and a
 * clock that is set wakes all.
 */
const pollMs = 30 * 60_000

const log = pino({ level: 'silent' })

// One for all: its figures are not looked at, and making one takes longer than a schedule's hour.
const metrics = createMetrics({ oldestOwedAtMs: async () => undefined, now: () => 0 })

/** Starts as server/main.ts does; all waiting is in virtual time. */
export async function startProcess(
  { database, recordReceipts, channels, recipients }: Parts,
  world: World,
  life: Life,
  newId: () => string,
): Promise<ServerProcess> {
  const now = world.time.clockMs
  await takeOverInFlight(database, channels, now())
  const worker = startWorker({
    ...machine(world),
    database,
    channels,
    recipients,
    metrics,
    hours: centre.hours,
    retentionDays,
    owner: newId(),
    strings: english,
    composeReport: async () => ({ headline: 'The week', inShort: [], page: '' }),
    now,
    newId,
    random: world.random.next,
    log,
    repeat: repeatIn(world, life),
  })
  return {
    wake: worker.wake,
    async takeWebhook(body) {
      const findings = readWebhook(body, { phoneNumberId: ourNumberId, nowMs: now() }) ?? []
      const receipts = findings.flatMap((each) => (each.is === 'receipt' ? each.receipt : []))
      if (receipts.length > 0) await recordReceipts(receipts, now())
      worker.wake()
      for (const each of findings) if (each.is === 'alarm') await worker.raiseAlarm(each)
    },
  }
}

/** What the machine tells of itself: the power being cut ends a run of it. */
function machine({ schedule, time }: World) {
  const cuts = schedule.powerCuts.filter(({ toMs }) => toMs <= time.elapsedMs())
  const bootedAtMs = Math.max(0, ...cuts.map(({ toMs }) => toMs))
  return { bootId: `boot ${cuts.length}`, uptimeMs: () => time.elapsedMs() - bootedAtMs }
}

function repeatIn(world: World, life: Life): typeof repeat {
  return (job, { now }) => {
    let sleep: Sleep | undefined
    let isRung = false

    async function run(): Promise<void> {
      while (life.isAlive()) {
        isRung = false
        const nextAtMs = await job()
        if (!isRung) {
          sleep = world.time.sleep(nextAtMs === undefined ? pollMs : nextAtMs - now())
          await sleep.over
        }
        await pass(world, restMs)
      }
    }

    run().catch((error: unknown) => world.ledger.broken.push(String(error)))
    return {
      wake() {
        isRung = true
        sleep?.end()
      },
      isAlive: life.isAlive,
      stop: async () => {},
    }
  }
}
