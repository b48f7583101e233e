import { describe, expect, it } from 'vitest'
import type { TestName } from '../centre/test-catalogue.ts'
import { flagCode, preparationFlags } from './flags.ts'
import { planPreparation } from './plan.ts'

const stepsOf = (items: readonly { readonly step: string }[]) => items.map(({ step }) => step)

describe('planPreparation', () => {
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

  it('keeps a shorter fast that limits water, with the hours of the unconditional fast', () => {
    const { fasts } = planPreparation(['X-Ray', 'Lipid Profile'])
    const hours = { hours: { least: 10, most: 12 } }
    expect(fasts).toEqual([
      { ...hours, when: undefined, isDry: false, isRare: false, tests: ['Lipid Profile'] },
      { ...hours, when: 'barium', isDry: true, isRare: true, tests: ['X-Ray'] },
    ])
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
})

describe('preparationFlags', () => {
  const codes = (...tests: readonly TestName[]) => preparationFlags(tests).map(flagCode)

  it('asks of a package only what the contents that the centre states make necessary', () => {
    const flags = (packages = {}) =>
      preparationFlags(['Executive Health Package'], [], packages).map(flagCode)
    const asked = ['full-bladder-if-package-scan', 'possible-pregnancy-if-package-xray']
    expect(flags()).toEqual(['fasting', ...asked])
    const contents = ['Ultrasound', 'ECG']
    expect(flags({ 'Executive Health Package': contents })).toEqual(['fasting', 'full-bladder'])
  })

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
