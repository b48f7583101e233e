import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { eraseVisit } from './erase-visit.ts'
import { visitsOfSameNumbers } from './find-visits.ts'
import { performCommand } from './perform-act.ts'

const command = { kind: 'command' } as const
const email = 'asha@example.org'
const personal = [
  ...['Asha', 'Verma', email, '98765', '9876543210', 'rings at night', '9810012345', 'a-hash'],
]
const corrected = { name: 'Asha Verma-Rao', phone: '98100 12345' }

describe.each(sharedAndOwn)('erasing on %s', (_name, open) => {
  it('removes all personal data, and keeps the events without it', async () => {
    const request = aRequest({ email, additionalInfo: 'Asha’s' })
    const store = await openVisitStore(open, { idempotencyKey: 'a-key', request })
    await store.act({ kind: 'note', note: 'rings at night' })
    await store.act({ kind: 'corrected', corrected })
    expect(await eraseVisit(store.deps, 1, command)).toEqual({ kind: 'done' })
    const stored = []
    for (const table of ['visit', 'request', 'event', 'event_text', 'visit_phone'] as const) {
      stored.push(JSON.stringify(await store.db.selectFrom(table).selectAll().execute()))
    }
    for (const text of [...personal, 'a-key']) expect(stored.join()).not.toContain(text)
    const { history, visit } = await store.visit()
    expect(history.map(({ kind }) => kind)).toEqual(['request', 'note', 'corrected', 'erased'])
    expect(visit).toMatchObject({ ending: 'erased', asks: [] })
    const fingerprints = await store.db.selectFrom('event').select('fingerprint').execute()
    expect(fingerprints.every(({ fingerprint }) => fingerprint === null)).toBe(true)
    expect(await store.notices()).toMatchObject([{ status: 'abandoned' }])
  })

  it('can name the other visits with the same phone number first, also after a correction', async () => {
    const store = await openVisitStore(
      open,
      {},
      { request: aRequest({ name: 'Ravi' }) },
      { request: aRequest({ phone: '98100 12345' }) },
    )
    expect((await visitsOfSameNumbers(store.db, 1)).map(({ id }) => id)).toEqual([2])
    await performCommand(store.deps, 3, { kind: 'note', note: '' })
    await store.act({ kind: 'corrected', corrected: { phone: '98765 43210' } }, { visit: 3 })
    expect((await visitsOfSameNumbers(store.db, 1)).map(({ id }) => id)).toEqual([2, 3])
  })
})
