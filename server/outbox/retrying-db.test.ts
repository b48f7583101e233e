import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aProvider } from '../../test/support/a-provider.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { deliveryDeps } from '../../test/support/delivery-deps.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { openInMemory } from '../../test/support/stores.ts'
import { aCentre, aSentRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Transact } from '../db/batch.ts'
import { listNotices } from '../notices/list-notices.ts'
import { acceptRequests } from '../visits/accept-requests.ts'
import { deliverDue } from './deliver-due.ts'

const diskFull = Object.assign(new Error('database or disk is full'), { errcode: 13 })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Starts to send the messages of two requests. While `disk.error` is set, transactions after the first send fail. */
async function aPass({ isRateLimited = false } = {}) {
  const clock = { nowMs: fridayTenAm }
  const disk: { error: unknown; refused: number } = { error: undefined, refused: 0 }
  const abort = new AbortController()
  const { log, logged } = recordingLog()
  const database = await openInMemory()
  const centre = { ...aCentre, receptionMail: undefined, owner: undefined }
  const visits = visitDepsAt(database, () => clock.nowMs, { readCentre: async () => centre })
  const requests = ['Asha', 'Bina'].map((name) => aSentRequest({ request: aRequest({ name }) }))
  await acceptRequests(visits, requests)
  const sent: string[] = []
  const over =
    (transact: Transact): Transact =>
    async (write) => {
      if (disk.error === undefined || sent.length === 0) return await transact(write)
      disk.refused++
      throw disk.error
    }
  const channel = aProvider({
    isRateLimited,
    async send({ correlationId }) {
      sent.push(correlationId)
      return { kind: 'accepted', providerMessageId: undefined }
    },
  })
  const pass = deliverDue(
    channel,
    deliveryDeps(database, {
      database: { ...database, transact: over(database.transact) },
      visits: { ...visits, transact: over(visits.transact) },
      now: () => clock.nowMs,
      log,
    }),
    abort.signal,
  )
  return { clock, disk, abort, logged, database, sent, pass }
}

async function untilRefused(disk: { readonly refused: number }, times: number): Promise<void> {
  while (disk.refused < times) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const statuses = async ({ database }: Awaited<ReturnType<typeof aPass>>) =>
  (await listNotices(database, {}))
    .map(({ status, attempts }) => `${status} ${attempts}`)
    .toSorted()

it('sends no message twice if the store fails after the send, even if only a read fails', async () => {
  const started = await aPass({ isRateLimited: true })
  const { disk, sent, pass } = started
  disk.error = { code: 'ECONNREFUSED' }
  const ended = Promise.allSettled([pass])
  await untilRefused(disk, 1)
  disk.error = undefined
  await vi.advanceTimersByTimeAsync(1000)
  expect(await ended).toMatchObject([{ status: 'fulfilled' }])
  expect(sent).toHaveLength(2)
  expect(await statuses(started)).toEqual(['accepted 1', 'accepted 1'])
})

it('does not send a notice that waited longer than its lease, and makes it due again', async () => {
  const started = await aPass()
  const { clock, disk, sent, pass } = started
  disk.error = diskFull
  await untilRefused(disk, 2)
  clock.nowMs += 3_600_000
  disk.error = undefined
  await vi.advanceTimersByTimeAsync(1000)
  await pass
  expect(sent).toHaveLength(1)
  expect(await statuses(started)).toEqual(['accepted 1', 'due 0'])
})

it('does not retry an invalid write', async () => {
  const { disk, pass } = await aPass()
  disk.error = new TypeError('a mistake of ours')
  await expect(pass).rejects.toThrow('a mistake of ours')
})

it('stops waiting when the process must end', async () => {
  const { disk, abort, pass } = await aPass()
  disk.error = diskFull
  const ended = expect(pass).rejects.toThrow('disk is full')
  await untilRefused(disk, 2)
  abort.abort()
  await ended
})
