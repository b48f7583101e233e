import { expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { openTestDesk } from '../../test/support/test-desk.ts'
import type { Recipient } from '../db/records.ts'
import { listNotices } from '../outbox/queries.ts'
import { escalateDue } from './escalate-due.ts'

const minute = 60_000
const day = 24 * 60 * minute
const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const
const owner = { channel: 'email', recipient: 'owner@example.org' } as const
const terminal = { channel: 'log', recipient: 'terminal' } as const

/** A desk whose follow-up runs each minute; nothing is ever delivered by itself. */
async function openDesk(reception: Recipient, receptionMail: Recipient | undefined) {
  const desk = await openTestDesk()
  onTestFinished(() => desk.database.close())
  const front = await desk.enter('Front')
  const { log } = recordingLog()
  const until = async (minutes: number) => {
    for (; desk.clock.nowMs < fridayTenAm + minutes * minute; desk.clock.nowMs += minute) {
      await escalateDue({
        database: desk.database,
        recipients: {
          ...{ reception: [reception], receptionMail, dayDigest: [] },
          ...{ owner: receptionMail && owner, canBeTapped: false },
        },
        hours: centre.hours,
        now: () => desk.clock.nowMs,
        newId: () => crypto.randomUUID(),
        onEnqueued: () => {},
        log,
      })
    }
  }
  const owed = async (reference: string) =>
    (await listNotices(desk.database, { reference })).map(({ kind }) => kind).toSorted()
  return { desk, front, until, owed }
}

it.each(['seen', 'claim'])(
  '%s at the desk ends the steps for requests that nobody noticed',
  async (act) => {
    const { desk, front, until, owed } = await openDesk(terminal, mailbox)
    const [known, unknown] = [await desk.book(), await desk.book()]
    await until(2)
    await front.act({ act, references: [known] })
    await until(130)
    expect(await owed(known)).toEqual([])
    expect(await owed(unknown)).toEqual(['escalation', 'escalation', 'escalation', 'request'])
    expect(await front.card(known)).toMatchObject({ needsCall: false })
    expect(await front.card(unknown)).toMatchObject({ needsCall: true })
  },
)

it('reminds, and mails the owner, only while the desk records outcomes', async () => {
  const { desk, front, until, owed } = await openDesk(mailbox, mailbox)
  const [open, closed] = [await desk.book(), await desk.book()]
  await front.act({ act: 'seen', references: [open, closed] })
  await until(10)
  await front.act({ act: 'no-answer', references: [closed] })
  await until(130)
  expect(await owed(open)).toEqual(['escalation', 'reminder'])
  expect(await owed(closed)).toEqual([])
  desk.clock.nowMs = fridayTenAm + 8 * day
  const later = await desk.book()
  await front.act({ act: 'seen', references: [later] })
  await until(8 * 24 * 60 + 130)
  expect(await owed(later)).toEqual([])
})

it('owes nothing where the desk is alone: it rings', async () => {
  const { desk, front, until, owed } = await openDesk(terminal, undefined)
  const [open, closed] = [await desk.book(), await desk.book()]
  await front.act({ act: 'cancelled', references: [closed] })
  await until(130)
  expect(await owed(open)).toEqual([])
  expect(await front.card(open)).toMatchObject({ needsCall: true })
})

it('takes an undone outcome up again, with the steps that are due', async () => {
  const { desk, front, until, owed } = await openDesk(mailbox, mailbox)
  const reference = await desk.book()
  await until(95)
  await front.act({ id: 'act-to-undo', act: 'cancelled', references: [reference] })
  await front.act({ act: 'undo', of: 'act-to-undo', references: [reference] })
  await until(130)
  expect(await owed(reference)).toContain('escalation')
})
