import { describe, expect, it } from 'vitest'
import { english } from '../content/strings.ts'
import { allTests, type TestName } from '../domain/centre/test-catalogue.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import { findSlot } from '../domain/time/time-slots.ts'
import { lineText, preparationParts } from './preparation-parts.ts'

const parts = (tests: readonly TestName[], time?: string) =>
  preparationParts(planPreparation(tests), time === undefined ? undefined : findSlot(time), english)
const part = (name: string, tests: readonly TestName[], time?: string) =>
  parts(tests, time).find((each) => each.name === name)

describe('preparationParts', () => {
  it('leaves out empty parts', () => {
    expect(parts(['HbA1c']).map(({ name }) => name)).toEqual(['bring', 'tell'])
  })

  it('names the tests of a line only if the line does not concern all picked tests', () => {
    expect(part('before', ['Lipid Profile'])?.lines[0]?.forTests).toBeUndefined()
    expect(part('before', ['Lipid Profile', 'ECG'])?.lines[0]?.forTests).toBe('For Lipid Profile')
  })

  it('states clock times only if a slot is picked', () => {
    expect(part('before', ['Lipid Profile'])?.lines[0]?.byWhen).toBeUndefined()
    expect(part('before', ['Lipid Profile'], '9:30 AM')?.lines[0]?.byWhen).toBe(
      'Finish your last meal by 11:30 PM the night before.',
    )
    expect(part('before', ['Diabetes Panel'], '11:00 AM')?.lines[0]?.byWhen).toBe(
      'Finish your last meal by midnight the night before.',
    )
    expect(part('hours', ['ECG'], '9:30 AM')?.heading).toBe('Two hours before, from 7:30 AM')
  })

  it('states a single number if the hours are not a range', () => {
    expect(part('before', ['Ultrasound'])?.lines[0]?.text).toMatch(/^eat nothing for 6 hours/)
  })

  it('begins a conditional line with its condition, which names the test', () => {
    const [fast] = part('before', ['Ultrasound', 'ECG'], '11:00 AM')?.lines ?? []
    expect(fast?.forTests).toBeUndefined()
    expect(fast && lineText(fast)).toBe(
      'If the ultrasound is of the upper or whole abdomen: eat nothing for 6 hours before. Plain water is fine; no tea, coffee, milk or juice, no gum, paan, gutka or cigarette. Finish your last meal by 5:00 AM that day.',
    )
  })

  it('states no step twice, for any two picked tests', () => {
    for (const one of allTests)
      for (const other of allTests) {
        const steps = parts([one, other]).filter(({ name }) => name !== 'before')
        const texts = steps.flatMap(({ lines }) => lines.map(({ text }) => text.toLowerCase()))
        expect(new Set(texts).size, `${one}, ${other}`).toBe(texts.length)
      }
  })

  it('has the heading "Together in one visit" only if several tests are picked', () => {
    expect(part('together', ['Ultrasound'])?.heading).toBe('Good to know')
    expect(part('together', ['Ultrasound', 'ECG'])?.heading).toBe('Together in one visit')
  })

  it('puts clashes between tests first', () => {
    const [first] = parts(['Ultrasound', 'TVS and TRUS'])
    expect(first?.name).toBe('together')
    expect(first?.lines.map(({ text }) => text)).toContain(
      english.preparation.clashes['full-and-empty-bladder'],
    )
  })
})
