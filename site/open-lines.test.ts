import { describe, expect, it } from 'vitest'
import { english } from '../content/strings.ts'
import type { TestName } from '../domain/centre/test-catalogue.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import { mainLines, warnings } from './open-lines.ts'

describe('the open lines', () => {
  const prescriptionFor = (...tests: TestName[]) =>
    warnings(planPreparation(tests, { needsPrescription: ['MRI Scan', 'X-Ray'] }), '', english)
      .prescription

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

  it('allows water beside a fast, unless another fast of the visit may limit it', () => {
    const saysWater = (...tests: TestName[]) =>
      mainLines(planPreparation(tests), { minutes: 540 }, english).some(({ text }) =>
        text.endsWith(english.preparation.waterFine),
      )
    expect(saysWater('Lipid Profile')).toBe(true)
    expect(saysWater('Lipid Profile', 'MRI Scan')).toBe(false)
  })

  it('names the scans with a full bladder, unless a fast may limit water', () => {
    const { fullBladder } = english.preparation
    const saysFull = (...tests: TestName[]) =>
      mainLines(planPreparation(tests), undefined, english).some(
        ({ text }) => text === english.preparation.afterCondition(fullBladder),
      )
    expect(saysFull('Ultrasound')).toBe(true)
    expect(saysFull('Ultrasound', 'USG Guided FNAC and BIOPSY')).toBe(false)
  })

  it('says of a package only what is in it, and asks where its contents are unknown', () => {
    const lines = (contents?: readonly TestName[]) => {
      const packages = contents && { 'Executive Health Package': contents }
      const plan = planPreparation(['Executive Health Package'], packages && { packages })
      const { alerts } = warnings(plan, '', english)
      return [...mainLines(plan, undefined, english), ...alerts].map(({ condition, text }) => [
        condition,
        text,
      ])
    }
    const { alerts, fullBladder } = english.preparation
    expect(lines(['X-Ray'])).toContainEqual([undefined, alerts['possible-pregnancy']])
    expect(lines(['Ultrasound'])).toContainEqual([undefined, fullBladder])
    expect(lines(['ECG']).flat().join()).not.toMatch(/pregnan|bladder/i)
    expect(lines().flat()).toContain('If the package has an X-ray')
  })
})
