import { afterAll, describe, expect, it } from 'vitest'
import { findBySimulation } from './find-fault.ts'
import { faults } from './planted-faults.ts'

/** The kinds of fault that 1.0.0 had, and others that would break a promise, put in one by one. */
describe('a fault that is planted', () => {
  const table: string[] = []
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`))

  it.each(faults)(
    '$what: $within schedules find it',
    async (fault) => {
      const found = await findBySimulation(fault)
      table.push(`${fault.what}: ${found}`)
      expect(found).toBeDefined()
    },
    600_000,
  )
})
