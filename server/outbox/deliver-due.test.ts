import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { deliveryDeps } from '../../test/support/delivery-deps.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { Provider } from '../providers/provider.ts'
import { deliverDue } from './deliver-due.ts'
import { listNotices } from './queries.ts'

const day = 24 * 60 * 60_000

async function threeDue(...daysAgo: number[]) {
  const database = await storeInMemory()
  for (const ago of daysAgo) {
    await database.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm - ago * day }))
  }
  return database
}

const channel = {
  name: 'whatsapp-cloud',
  reportsDelivery: false,
  reaches: 'phones',
  isRateLimited: false,
  check: async () => undefined,
} as const satisfies Partial<Provider>

it('decides for each request by its own age: only the old one is abandoned', async () => {
  const database = await threeDue(9, 0, 0)
  const sent: string[] = []
  const refusing: Provider = {
    ...channel,
    async send({ kind }) {
      sent.push(kind)
      return { kind: 'failed', class: 'transient', code: 'ECONNREFUSED' }
    },
  }
  await deliverDue(refusing, deliveryDeps(database), new AbortController().signal)
  expect(sent).toEqual(['request', 'request', 'request'])
  const statuses = (await listNotices(database, {})).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['abandoned', 'due', 'due'])
})

it('leaves to others what is queued for somebody whom its own settings do not name', async () => {
  const database = await threeDue(0)
  const sent: string[] = []
  const accepting: Provider = {
    ...channel,
    async send({ recipient }) {
      sent.push(recipient)
      return accepted
    },
  }
  const deps = deliveryDeps(database)
  const passBy = (...named: string[]) => {
    const recipients = named.map((recipient) => ({ channel: channel.name, recipient }))
    return deliverDue(accepting, { ...deps, named: recipients }, new AbortController().signal)
  }
  expect(await passBy()).toBeUndefined()
  expect(await passBy('+919876500002')).toBeUndefined()
  expect(sent).toEqual([])
  await passBy('+919876500002', '+919876500001')
  expect(sent).toEqual(['+919876500001'])
})

const accepted = { kind: 'accepted', providerMessageId: 'wamid.1' } as const
const refused = { kind: 'failed', class: 'template', code: '132015' } as const

it('ends a pass that fails for one recipient once the sends to the others have ended', async () => {
  const database = await storeInMemory()
  const notices = [aNewNotice({ recipient: '+911' }), aNewNotice({ recipient: '+912' })]
  await database.acceptRequest(aNewAppointment({ notices }))
  const answer = Promise.withResolvers<void>()
  const slow: Provider = {
    ...channel,
    async send({ recipient }) {
      if (recipient === '+911') return refused
      await answer.promise
      return accepted
    },
  }
  const deps = deliveryDeps(database, { raiseAlarm: () => Promise.reject(new Error('no room')) })
  let hasEnded = false
  const pass = deliverDue(slow, deps, new AbortController().signal).finally(() => {
    hasEnded = true
  })
  const failed = expect(pass).rejects.toThrow('no room')
  const statuses = async () =>
    (await listNotices(database, {})).map(({ status }) => status).toSorted()
  await eventually(async () => expect(await statuses()).toEqual(['due', 'sending']))
  await setTimeout(20)
  expect(hasEnded).toBe(false)
  answer.resolve()
  await failed
  expect(await statuses()).toEqual(['accepted', 'due'])
})
