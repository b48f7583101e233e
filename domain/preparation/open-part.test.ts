import { expect, it } from 'vitest'
import { allTests, type TestName } from '../centre/test-catalogue.ts'
import { mostlyFreeTests, openPreparation } from './open-part.ts'
import { planPreparation } from './plan.ts'
import { preparationRules } from './rules.ts'

const open = (...tests: readonly TestName[]) => openPreparation(planPreparation(tests))
const alertsOf = (...tests: readonly TestName[]) => open(...tests).alerts.map(({ step }) => step)

it('lists as mostly free of fasting exactly the tests of which only a rare kind needs a fast', () => {
  expect(mostlyFreeTests).toEqual(allTests.filter((test) => preparationRules[test].fast?.isRare))
})

it('says what most patients need if they do not fast', () => {
  expect(open('ECG', 'X-Ray').needs).toEqual([{ most: 'X-Ray' }])
  expect(open('Level II Scans').needs).toEqual([{ step: 'eat-as-usual' }])
  expect(open('Stress ECHO', 'X-Ray').needs).toEqual([
    { clash: 'fast-and-light-meal' },
    { most: 'X-Ray' },
  ])
  expect(open('Thyroid Function Tests').needs).toEqual([
    { step: 'tablet-after-sample' },
    { none: 'fast' },
  ])
  expect(open('TVS and TRUS').needs).toEqual([{ none: 'fast' }])
  expect(open('CRP').needs).toEqual([{ none: 'preparation' }])
  expect(open()).toEqual({ fasts: [], needs: [], bladder: [], alerts: [], papers: [] })
})

it('shows the usual fasts and no other need, and leaves out a fast of a rare kind of test', () => {
  const { fasts, needs } = open('CT Scan', 'MRI Scan', 'X-Ray')
  expect(fasts.map(({ when }) => when)).toEqual(['ct-contrast'])
  expect(needs).toEqual([])
})

it('warns of dangers with their conditions, and not of dangers that only a rare kind of scan has', () => {
  expect(alertsOf('MRI Scan')).toEqual(['implants', 'contrast-risks'])
  expect(alertsOf('X-Ray')).toEqual(['which-xray', 'possible-pregnancy'])
  expect(alertsOf('Interventional Radiology')).toEqual([
    ...['contrast-risks', 'possible-pregnancy', 'blood-thinners', 'diabetes-medicines'],
  ])
  expect(open('TVS and TRUS').alerts).toEqual([{ step: 'blood-thinners', when: 'trus' }])
  expect(alertsOf('Stress ECHO', 'Lipid Profile')).toEqual(['diabetes-exercise'])
  expect(alertsOf('Complete Blood Count (CBC)', 'Level II Scans')).toEqual([])
})
