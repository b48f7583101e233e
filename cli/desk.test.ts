import { expect, it } from 'vitest'
import { openTestSession } from '../test/support/test-session.ts'
import { printDevices, printLink, revoke } from './desk.ts'

it('prints a link that lets one device in, and the time until which the link works', async () => {
  const session = await openTestSession()
  await printLink(session, { json: true })
  expect(JSON.parse(session.printed())).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3001\/enter\/[\w-]{43}$/),
    expires: '2026-11-20T10:15:00+05:30',
  })
})

it('says that there is no desk if it is off', async () => {
  const { config, ...session } = await openTestSession()
  const off = { ...session, config: { ...config, desk: undefined } }
  await expect(printLink(off, { json: false })).rejects.toThrow('DESK_PORT is 0')
})

it('lists the devices, and revokes one by its name', async () => {
  const session = await openTestSession()
  const { nowMs: created_at } = session.clock
  const till = { name: 'Till', key_hash: 'one', created_at, last_used_at: created_at }
  const front = { name: 'Front', key_hash: 'two', created_at, last_used_at: created_at + 60_000 }
  await session.database.db.insertInto('desk_device').values([till, front]).execute()
  await printDevices(session, { json: true })
  expect(JSON.parse(session.printed())).toEqual([
    {
      name: 'Front',
      created: '2026-11-20T10:00:00+05:30',
      lastUsed: '2026-11-20T10:01:00+05:30',
    },
    { name: 'Till', created: '2026-11-20T10:00:00+05:30', lastUsed: '2026-11-20T10:00:00+05:30' },
  ])
  await expect(revoke(session, 'Back')).rejects.toThrow('no device at the desk is called Back')
  await revoke(session, 'Front')
  expect(session.printed()).toContain('Front is no longer let in')
})
