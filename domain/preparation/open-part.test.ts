import { expect, it } from 'vitest'
import type { TestName } from '../centre/test-catalogue.ts'
import { openPreparation } from './open-part.ts'
import { planPreparation } from './plan.ts'

// content/patients.test.ts reads the open lines of patients, content/preparation-table.test.ts those of each test.

const open = (...tests: readonly TestName[]) => openPreparation(planPreparation(tests))

it('names the clash of a light meal with a fast, and nothing if no test is picked', () => {
  expect(open('Stress ECHO', 'X-Ray').needs).toEqual([
    { clash: 'fast-and-light-meal' },
    { most: 'X-Ray' },
  ])
  expect(open()).toEqual({ fasts: [], needs: [], bladder: [], alerts: [], papers: [] })
})

it('asks for a prescription without which a test is not done', () => {
  const plan = planPreparation(['X-Ray'], { needsPrescription: ['X-Ray'] })
  expect(openPreparation(plan).papers).toMatchObject([{ step: 'needed-prescription' }])
})
