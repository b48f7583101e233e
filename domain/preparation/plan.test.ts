import { describe, expect, it } from 'vitest'
import { allTests, type TestName } from '../centre/test-catalogue.ts'
import { flagCode, preparationFlags } from './flags.ts'
import { overnightFast, planPreparation } from './plan.ts'

const stepsOf = (items: readonly { readonly step: string }[]) => items.map(({ step }) => step)

describe('planPreparation', () => {
  it('asks for papers and about an infection, and for nothing else, for a plain blood test', () => {
    for (const test of [
      'Complete Blood Count (CBC)',
      'Liver Function Tests',
      'HbA1c',
      'ESR',
      'CRP',
    ] as const) {
      const plan = planPreparation([test])
      expect(stepsOf(plan.bring)).toEqual(['photo-id', 'prescription', 'earlier-reports'])
      expect(stepsOf(plan.tell)).toEqual(['infection'])
      expect([...plan.fasts, ...plan.before, ...plan.hours, ...plan.clashes]).toEqual([])
    }
  })

  it('takes the longest unconditional fast, and leaves out the conditional fasts that it covers', () => {
    const plan = planPreparation(['Ultrasound', 'Blood Sugar', 'Diabetes Panel', 'Lipid Profile'])
    expect(plan.fasts).toEqual([
      {
        hours: { least: 10, most: 12 },
        when: undefined,
        isDry: false,
        isRare: false,
        tests: ['Lipid Profile', 'Diabetes Panel'],
      },
    ])
  })

  it('keeps each conditional fast if no fast is unconditional, the longest first', () => {
    const plan = planPreparation(['Ultrasound', 'CT Scan', 'Blood Sugar'])
    expect(plan.fasts.map(({ when, hours }) => [when, hours.least])).toEqual([
      ['fasting-sugar', 8],
      ['abdomen-scan', 6],
      ['ct-contrast', 4],
    ])
  })

  it('keeps a shorter fast that limits water, with the hours of the unconditional fast', () => {
    const { fasts } = planPreparation(['X-Ray', 'Lipid Profile'])
    const hours = { hours: { least: 10, most: 12 } }
    expect(fasts).toEqual([
      { ...hours, when: undefined, isDry: false, isRare: false, tests: ['Lipid Profile'] },
      { ...hours, when: 'barium', isDry: true, isRare: true, tests: ['X-Ray'] },
    ])
  })

  it('names a condition once for the tests that share it', () => {
    const tests = ['MRI Scan', 'Interventional Radiology'] as const
    const { bring } = planPreparation(tests)
    expect(bring).toContainEqual({ step: 'creatinine', when: 'contrast', tests })
  })

  it('asks for a step without a condition if one of its tests has no condition', () => {
    const { tell } = planPreparation(['TVS and TRUS', 'USG Guided FNAC and BIOPSY'])
    const tests = ['TVS and TRUS', 'USG Guided FNAC and BIOPSY']
    expect(tell.filter(({ step }) => step === 'blood-thinners')).toEqual([
      { step: 'blood-thinners', when: undefined, tests },
    ])
  })

  it('names a step once, with all the tests that ask for it', () => {
    const plan = planPreparation(['2D ECHO', 'ECG', 'Stress ECHO'])
    expect(plan.hours).toContainEqual({
      step: 'loose-clothes',
      when: undefined,
      tests: ['ECG', '2D ECHO', 'Stress ECHO'],
    })
  })

  it.each([
    ['Level II Scans', undefined],
    ['3D/4D Ultrasound', undefined],
    ['Ultrasound', 'pregnancy'],
    ['Color Doppler', 'pregnancy'],
    ['TVS and TRUS', 'pregnancy'],
  ] as const)(
    'asks for the original prescription for %s, for some only in pregnancy',
    (scan, when) => {
      const { bring } = planPreparation(['HbA1c', scan])
      expect(bring.find(({ step }) => step === 'original-prescription')?.when).toBe(when)
      // Whoever is not pregnant brings a copy.
      expect(stepsOf(bring).includes('prescription')).toBe(when !== undefined)
    },
  )

  it('asks for a prescription only for tests that the centre lists and, by law, pregnancy scans', () => {
    const bring = (...tests: readonly TestName[]) =>
      planPreparation(tests, { needsPrescription: ['X-Ray'] }).bring.filter(({ step }) =>
        step.includes('prescription'),
      )
    expect(bring('X-Ray', 'HbA1c')).toEqual([
      { step: 'needed-prescription', when: undefined, tests: ['X-Ray'] },
    ])
    expect(bring('Level II Scans').map(({ step }) => step)).toEqual(['original-prescription'])
    expect(bring('HbA1c', 'Basic Health Check Up', 'MRI Scan')).toEqual([])
  })

  it('sends people with diabetes to their doctor before any fast, a conditional one too', () => {
    for (const test of ['Lipid Profile', 'Ultrasound', 'CT Scan'] as const)
      expect(stepsOf(planPreparation(['ECG', test]).before)).toContain('diabetes-medicines')
    expect(stepsOf(planPreparation(['ECG', 'HbA1c']).before)).not.toContain('diabetes-medicines')
  })

  it('says to take other medicines despite a fast that allows water, below the medicines that must wait', () => {
    const done = (...tests: readonly TestName[]) => stepsOf(planPreparation(tests).before)
    for (const test of ['Lipid Profile', 'Ultrasound', 'CT Scan'] as const)
      expect(done('X-Ray', test)).toContain('other-medicines')
    expect(done('X-Ray', 'MRI Scan', 'ECG')).not.toContain('other-medicines')
    expect(done('Lipid Profile', 'Thyroid Function Tests')).toEqual([
      'diabetes-medicines',
      'no-alcohol',
      'tablet-after-sample',
      'no-biotin',
      'other-medicines',
    ])
  })

  it('asks for a child’s age wherever it asks to fast or to fill the bladder, and nowhere else', () => {
    const asked = allTests.filter((test) => {
      const { fasts, hours } = planPreparation([test])
      return fasts.length > 0 || stepsOf(hours).includes('full-bladder')
    })
    const told = allTests.filter((test) =>
      stepsOf(planPreparation([test]).tell).includes('child-age'),
    )
    expect(told).toEqual(asked)
    expect(told).toHaveLength(16)
  })

  it('does not say "eat as usual" if another test may ask for an empty stomach or a light meal', () => {
    const eats = (...tests: readonly TestName[]) =>
      planPreparation(tests).before.filter(({ step }) => step === 'eat-as-usual')
    expect(eats('Level II Scans', 'HbA1c')).toHaveLength(1)
    expect(eats('Level II Scans', 'Lipid Profile')).toEqual([])
    expect(eats('Ultrasound', 'CT Scan')).toEqual([])
    expect(eats('3D/4D Ultrasound', 'Stress ECHO')).toEqual([])
    expect(eats('Ultrasound', 'Level II Scans')).toEqual([
      { step: 'eat-as-usual', when: 'other-scan', tests: ['Ultrasound'] },
    ])
  })

  it('does not say "eat something light" if another test may ask for a fast or only water', () => {
    const eats = (...tests: readonly TestName[]) =>
      planPreparation(['USG Guided FNAC and BIOPSY', ...tests]).before.some(
        ({ step }) => step === 'snack',
      )
    expect(eats('HbA1c')).toBe(true)
    expect(eats('Ultrasound')).toBe(false)
    expect(eats('Lipid Profile')).toBe(false)
    expect(eats('Stress ECHO')).toBe(false)
  })

  it('names the condition for diabetes and for children if only a rare kind of scan needs a fast', () => {
    const { before, tell } = planPreparation(['X-Ray', 'MRI Scan'])
    const whens = (step: string) =>
      [...before, ...tell].filter((item) => item.step === step).map(({ when }) => when)
    expect(whens('diabetes-medicines')).toEqual(['mri-abdomen', 'barium'])
    expect(whens('child-age')).toEqual(['mri-abdomen', 'barium'])
  })

  it('is an empty plan if no test is picked', () => {
    const plan = planPreparation([])
    expect(plan).toEqual({
      tests: [],
      fasts: [],
      before: [],
      hours: [],
      bring: [],
      tell: [],
      clashes: [],
      asksNothing: true,
      needsDoctor: false,
    })
  })
})

describe('overnightFast', () => {
  it('is the fast of a blood test, conditional or not, but not the six hours of an abdomen scan', () => {
    expect(overnightFast(planPreparation(['Diabetes Panel', 'Ultrasound']))?.when).toBeUndefined()
    expect(overnightFast(planPreparation(['Blood Sugar', 'Ultrasound']))).toMatchObject({
      hours: { least: 8 },
      when: 'fasting-sugar',
    })
    expect(overnightFast(planPreparation(['Ultrasound']))).toBeUndefined()
    expect(overnightFast(planPreparation(['ECG']))).toBeUndefined()
  })
})

describe('preparationFlags', () => {
  const codes = (...tests: readonly TestName[]) => preparationFlags(tests).map(flagCode)

  it('has every flag once, in the order of the tests, with the condition it holds under', () => {
    expect(codes('Ultrasound', 'CT Scan', 'MRI Scan', 'ECG')).toEqual([
      'fasting-if-abdomen-scan',
      'full-bladder-if-lower-scan',
      'original-prescription-if-pregnancy',
      'fasting-if-ct-contrast',
      'contrast-possible',
      'possible-pregnancy',
      'fasting-if-mri-abdomen',
      'no-metal',
    ])
  })

  it('leaves out a conditional fast that a fast without a condition covers', () => {
    expect(codes('Ultrasound', 'Lipid Profile')).toEqual([
      'full-bladder-if-lower-scan',
      'original-prescription-if-pregnancy',
      'fasting',
    ])
  })

  it('keeps limited water, with its condition, beside a fast without a condition', () => {
    expect(codes('Lipid Profile', 'MRI Scan')).toEqual([
      'fasting',
      'water-limited-if-mri-abdomen',
      'no-metal',
      'contrast-possible',
    ])
  })

  it('names a flag once, without a condition if one of its tests has no condition', () => {
    expect(codes('TVS and TRUS', 'USG Guided FNAC and BIOPSY')).toEqual([
      'enema-if-trus',
      'original-prescription-if-pregnancy',
      'fasting-if-deep-needle',
      'blood-thinners',
    ])
    expect(codes('X-Ray', 'Interventional Radiology')).toContain('contrast-possible')
    expect(codes('X-Ray', 'Interventional Radiology')).not.toContain(
      'contrast-possible-if-ivp-or-hsg',
    )
  })

  it('has reception ask about a pregnancy wherever X-rays may be used', () => {
    for (const test of ['X-Ray', 'CT Scan'] as const)
      expect(codes(test)).toContain('possible-pregnancy')
    expect(codes('Basic Health Check Up')).toContain('possible-pregnancy-if-package-xray')
  })

  it('names the medicines to ask about, and nothing for a plain blood test', () => {
    expect(codes('USG Guided FNAC and BIOPSY', 'HbA1c', 'Stress ECHO')).toEqual([
      'fasting-if-deep-needle',
      'blood-thinners',
      'heart-medicines',
    ])
    expect(codes('TVS and TRUS')).toEqual([
      'enema-if-trus',
      'original-prescription-if-pregnancy',
      'blood-thinners-if-trus',
    ])
    expect(codes('Blood Sugar')).toContain('glucose-tolerance-if-gtt')
  })
})
