import { expect, it } from 'vitest'
import { otherReference, referenceAt } from '../../domain/request/reference.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { chunksOf } from '../db/chunks.ts'
import { probes } from './free-references.ts'

it('a request gets the last free reference of those tried, and storing fails once all are taken', async () => {
  const database = await storeInMemory()
  const tried = probes.reduce<number>((sum, count) => sum + count, 0)
  const columns = {
    ...({ visit_id: 1, source: 'site', name: '', phone: '', email: '', date: '' } as const),
    time: '',
    tests: '[]',
    additional_info: '',
    language: 'en',
    received_at: 0,
    call_by: 0,
    fingerprint: '',
    is_beyond_limit: 0,
  }
  const before = Array.from({ length: tried - 2 }, (_, index) => ({
    ...columns,
    number: index + 1,
    reference: otherReference(fridayTenAm, index + 1),
  }))
  const visit = { last_number: tried, state: 'ended', needs_call: 0, last_recorded_at: 0, name: '' }
  await database.db
    .insertInto('visit')
    .values({ ...visit, state: 'ended' })
    .execute()
  for (const some of chunksOf(before, 256)) {
    await database.db.insertInto('request').values(some).execute()
  }
  const accept = async () => (await storeRequest(database)).reference
  expect(await accept()).toBe(referenceAt(fridayTenAm))
  const another = async () =>
    (await storeRequest(database, { request: aRequest({ name: 'Ravi' }) })).reference
  expect(await another()).toBe(otherReference(fridayTenAm, tried - 1))
  await expect(storeRequest(database, { request: aRequest({ name: 'Meera' }) })).rejects.toThrow(
    'no reference is free: purge what is too old',
  )
})
