import { describe, expect, it } from 'vitest'
import { type CalendarDate, delhiInstant } from '../../domain/time/delhi-time.ts'
import { aLeasedSummary } from '../../test/support/a-notice.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { Recipients } from '../providers/recipients.ts'
import { enqueueWeeklyReport, weeklyReportMessage } from './weekly-report.ts'

const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const at = (date: CalendarDate, hour: number) => delhiInstant(date, hour * 60)
const monday = '2026-11-23'

async function openOwing(to: Pick<Recipients, 'owner'> = { owner }) {
  const database = await storeInMemory()
  let wakes = 0
  const enqueue = (nowMs: number) =>
    enqueueWeeklyReport({
      database,
      recipients: {
        reception: [],
        summaries: [],
        receptionMail: undefined,
        ...to,
        canBeTapped: true,
      },
      now: () => nowMs,
      newId: () => crypto.randomUUID(),
      onEnqueued: () => wakes++,
    })
  return { database, enqueue, wakes: () => wakes, owed: () => listNotices(database, {}) }
}

describe('enqueueWeeklyReport', () => {
  it('waits until Monday, 8 AM in Delhi', async () => {
    const { enqueue, owed } = await openOwing()
    expect(await enqueue(at('2026-11-20', 10))).toBe(at(monday, 8))
    expect(await enqueue(at(monday, 7.99))).toBe(at(monday, 8))
    expect(await owed()).toEqual([])
  })

  it('queues the report once if three calls come together, and wakes the worker once', async () => {
    const { enqueue, owed, wakes } = await openOwing()
    const nexts = await Promise.all([
      enqueue(at(monday, 8)),
      enqueue(at(monday, 8)),
      enqueue(at(monday, 9)),
    ])
    expect(nexts).toEqual([at('2026-11-30', 8), at('2026-11-30', 8), at('2026-11-30', 8)])
    expect(await owed()).toMatchObject([{ kind: 'weekly-report', ...owner, status: 'due' }])
    expect(wakes()).toBe(1)
    await enqueue(at('2026-11-30', 8))
    expect(await owed()).toHaveLength(2)
  })

  it('still queues the report up to two days late if the server was down', async () => {
    const { enqueue, owed } = await openOwing()
    await enqueue(at('2026-11-25', 8))
    expect(await owed()).toEqual([])
    await enqueue(at('2026-11-25', 7.99))
    expect(await owed()).toHaveLength(1)
  })

  it('queues nothing if no owner is configured', async () => {
    const { enqueue, owed } = await openOwing({ owner: undefined })
    expect(await enqueue(at(monday, 8))).toBe(at('2026-11-30', 8))
    expect(await owed()).toEqual([])
  })
})

describe('weeklyReportMessage', () => {
  const notice = aLeasedSummary({ kind: 'weekly-report', subject: monday })

  it('mails the findings in sentences', async () => {
    const message = await weeklyReportMessage(notice, {
      composeReport: async ({ first, last }) => ({
        headline: `${first} to ${last}`,
        inShort: ['3 requests were received.'],
        days: '',
        made: '',
        figures: [],
      }),
    })
    expect(message).toMatchObject({
      headline: '2026-11-16 to 2026-11-22',
      fields: [{ name: 'summary', value: '3 requests were received.' }],
    })
  })
})
