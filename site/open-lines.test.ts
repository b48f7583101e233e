import { describe, expect, it } from 'vitest'
import { english } from '../content/strings.ts'
import type { TestName } from '../domain/centre/test-catalogue.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import { openLines } from './open-lines.ts'

describe('openLines', () => {
  const prescriptionFor = (...tests: TestName[]) =>
    openLines(planPreparation(tests, ['MRI Scan', 'X-Ray']), undefined, '', english).prescription

  it('never says that the patient is pregnant', () => {
    const forPregnancy = 'If you are pregnant, bring the original prescription for the scan.'
    expect(prescriptionFor('Ultrasound')).toBe(forPregnancy)
    expect(prescriptionFor('Ultrasound', 'MRI Scan', 'X-Ray')).toBe(
      `Prescription needed: MRI Scan, X-Ray. ${forPregnancy}`,
    )
  })

  it('asks for no prescription if no picked test needs one', () => {
    expect(prescriptionFor('ECG')).toBeUndefined()
  })
})
