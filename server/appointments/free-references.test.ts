import { expect, it } from 'vitest'
import { otherReference, referenceAt } from '../../domain/reference.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { probes } from './free-references.ts'

it('is the last one probed where all before are taken; then somebody has to purge', async () => {
  const database = await storeInMemory()
  const tried = probes.reduce<number>((sum, count) => sum + count, 0)
  const before = Array.from({ length: tried - 2 }, (_, index) => ({
    reference: otherReference(fridayTenAm, index + 1),
    status: 'confirmed' as const,
    ...{ name: '', phone: '', email: '', date: '', time: '', tests: '[]', additional_info: '' },
    ...{ language: 'en' as const, received_at: 0, call_by: 0, fingerprint: '', steps_taken: '[]' },
    phone_key: '',
  }))
  await database.db.insertInto('appointment').values(before).execute()
  const accept = async () => (await database.acceptRequest(aNewAppointment())).reference
  expect(await accept()).toBe(referenceAt(fridayTenAm))
  expect(await accept()).toBe(otherReference(fridayTenAm, tried - 1))
  await expect(accept()).rejects.toThrow('no reference is free: purge what is too old')
})
