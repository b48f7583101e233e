import { describe, expect, it } from 'vitest'
import {
  isOvernightFast,
  isPregnancyScanPossible,
  planPreparation,
  preparationFlags,
} from './preparation.ts'
import { preparationRules } from './preparation-rules.ts'
import { preparationSources } from './preparation-sources.ts'
import { allTests } from './test-catalogue.ts'

const stepsOf = (items: readonly { readonly step: string }[]) => items.map(({ step }) => step)

describe('planPreparation', () => {
  it('asks for ID, prescription and reports for every test, and for nothing else where none is needed', () => {
    for (const test of ['Complete Blood Count (CBC)', 'HbA1c', 'ESR', 'CRP'] as const) {
      const plan = planPreparation([test])
      expect(stepsOf(plan.bring)).toEqual(['photo-id', 'prescription', 'earlier-reports'])
      expect([...plan.night, ...plan.hours, ...plan.tell, ...plan.clashes]).toEqual([])
      expect(plan.fast).toBeUndefined()
    }
  })

  it('takes the longest fast for all that fast', () => {
    const plan = planPreparation(['Ultrasound', 'Blood Sugar', 'Lipid Profile'])
    expect(plan.fast).toEqual({
      hours: { least: 10, most: 12 },
      tests: ['Ultrasound', 'Lipid Profile', 'Blood Sugar'],
    })
  })

  it('names a step once, with all the tests that ask for it', () => {
    const plan = planPreparation(['2D ECHO', 'ECG', 'Stress ECHO'])
    expect(plan.hours).toContainEqual({
      step: 'loose-clothes',
      tests: ['ECG', '2D ECHO', 'Stress ECHO'],
    })
  })

  it.each(['Ultrasound', 'Level II Scans', '3D/4D Ultrasound', 'TVS and TRUS'] as const)(
    'asks for the original prescription in place of a copy for %s',
    (scan) => {
      const plan = planPreparation(['HbA1c', scan])
      expect(stepsOf(plan.bring)).toContain('original-prescription')
      expect(stepsOf(plan.bring)).not.toContain('prescription')
      expect(isPregnancyScanPossible(plan)).toBe(true)
    },
  )

  it('sees no scan in pregnancy where no test can be one', () => {
    expect(isPregnancyScanPossible(planPreparation(['MRI Scan', 'Blood Sugar']))).toBe(false)
  })

  it('asks for diabetes medicines to be told before an overnight fast, and before no shorter one', () => {
    const { tell } = planPreparation(['Ultrasound', 'Lipid Profile', 'Blood Sugar', 'ECG'])
    const tests = ['Lipid Profile', 'Blood Sugar']
    expect(tell).toContainEqual({ step: 'diabetes-medicines', tests })
    expect(stepsOf(planPreparation(['Ultrasound', 'ECG']).tell)).not.toContain('diabetes-medicines')
  })

  it('tells what to say on the call before MRI, CT and X-ray', () => {
    const plan = planPreparation(['MRI Scan', 'CT Scan', 'X-Ray'])
    expect(plan.tell).toEqual([
      { step: 'implants', tests: ['MRI Scan'] },
      { step: 'possible-pregnancy', tests: ['CT Scan', 'X-Ray'] },
      { step: 'contrast-allergy', tests: ['CT Scan', 'MRI Scan'] },
    ])
  })

  it('is a plan for nothing when nothing is picked', () => {
    const plan = planPreparation([])
    expect(plan).toEqual({
      tests: [],
      fast: undefined,
      night: [],
      hours: [],
      bring: [],
      tell: [],
      clashes: [],
    })
  })
})

describe('isOvernightFast', () => {
  it('is true of blood taken fasting, and not of the six hours of an abdomen scan', () => {
    expect(isOvernightFast(planPreparation(['Blood Sugar']))).toBe(true)
    expect(isOvernightFast(planPreparation(['Ultrasound']))).toBe(false)
    expect(isOvernightFast(planPreparation(['ECG']))).toBe(false)
  })
})

describe('preparationFlags', () => {
  it('has every flag once, in the order of the tests', () => {
    expect(preparationFlags(['Ultrasound', 'Lipid Profile', 'CT Scan', 'MRI Scan'])).toEqual([
      'fasting',
      'full-bladder',
      'original-prescription',
      'contrast-possible',
      'no-metal',
    ])
  })

  it('names the medicines to ask about, and nothing for a plain blood test', () => {
    expect(preparationFlags(['USG Guided FNAC and BIOPSY', 'HbA1c', 'Stress ECHO'])).toEqual([
      'blood-thinners',
      'heart-medicines',
    ])
  })
})

describe('the table of preparations', () => {
  it.each(allTests)('has a rule and a source for %s', (test) => {
    const { sources } = preparationRules[test]
    for (const source of sources) expect(preparationSources[source].says).not.toBe('')
  })
})
