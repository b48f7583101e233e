import { afterAll, describe, expect, it } from 'vitest'
import { findBySimulation } from './find-fault.ts'
import { faults } from './planted-faults.ts'

/** Plants one fault at a time: the kinds that 1.0.0 had, and others that would break a promise. */
describe('the simulation', () => {
  const table: string[] = []
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`))

  it.each(faults)(
    'finds within $within schedules: $what',
    async (fault) => {
      const found = await findBySimulation(fault)
      table.push(`${fault.what}: ${found}`)
      expect(found).toBeDefined()
    },
    600_000,
  )
})
