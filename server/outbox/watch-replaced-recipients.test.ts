import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { enqueue } from '../notices/enqueue.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { Recipients } from '../providers/recipients.ts'
import { putInForce } from '../visits/recipients-in-force.ts'
import { createRecipientsWatch } from './watch-replaced-recipients.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
const other = { ...phone, recipient: '+919876500002' } as const

function named(recipient: typeof phone | typeof other): Recipients {
  const none = { receptionMail: undefined, owner: undefined, summaries: [] }
  return { reception: [recipient], ...none, canBeTapped: true }
}

async function aWatch() {
  const database = await storeInMemory()
  const alarms: string[] = []
  let passedMs = 0
  const putByServer = async (recipients: Recipients) =>
    await database.transact((db) => putInForce(db, recipients, fridayTenAm))
  await putByServer(named(phone))
  const pass = createRecipientsWatch({
    database,
    recipients: named(phone),
    raiseAlarm: async ({ subject }) => void alarms.push(subject),
    now: () => fridayTenAm + passedMs,
    uptimeMs: () => passedMs,
  })
  const after = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      passedMs += minute
      await pass()
    }
    return alarms
  }
  return { database, after, putByServer }
}

it('raises one alarm if other recipients, put in force by another server, stay in force', async () => {
  const { after, putByServer } = await aWatch()
  expect(await after(30)).toEqual([])
  await putByServer(named(other))
  expect(await after(10)).toEqual([])
  expect(await after(60)).toEqual(['recipients-replaced'])
  await putByServer(named(phone))
  await after(1)
  await putByServer(named(other))
  expect(await after(30)).toEqual(['recipients-replaced', 'recipients-replaced'])
})

it('raises no alarm while servers are replaced one by one', async () => {
  const { after, putByServer } = await aWatch()
  await putByServer(named(other))
  await after(9)
  await putByServer(named(phone))
  expect(await after(30)).toEqual([])
})

it('gives up a notice for a removed recipient', async () => {
  const { database, after, putByServer } = await aWatch()
  await putByServer(named(other))
  await enqueue(database.db, [aNewNotice(phone)], fridayTenAm)
  await after(1)
  expect(await listNotices(database, {})).toMatchObject([{ failure: { code: 'removed' } }])
})
