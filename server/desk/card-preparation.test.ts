import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { aCard } from '../../test/support/a-card.ts'
import { planFor, preparationOf } from './card-preparation.ts'

const at = (time: string, ...tests: string[]) =>
  aCard({ tests }, { asked: { date: '2026-11-21', time }, tests })

describe('the preparation on a card', () => {
  it('says what to ask, by when to eat, and what to bring, in one sentence each', () => {
    const notes = preparationOf(at('9:30 AM', 'MRI Scan', 'Lipid Profile'), fullCatalogue)
    expect(notes?.ask.join(' ')).toMatch(/metal/i)
    expect(notes?.before[0]).toBe('Eat nothing for 10–12 hours before.')
    expect(notes?.bring.length).toBeGreaterThan(0)
    for (const line of notes?.bring ?? []) expect(line).toMatch(/^[^.]+\.$/)
  })

  it('shows only fasts under what to eat, although two fasts of one length share a line', () => {
    const notes = preparationOf(at('9:30 AM', 'Ultrasound', 'Color Doppler'), fullCatalogue)
    expect(notes?.before).toEqual([expect.stringContaining('eat nothing for 6 hours before.')])
  })

  it('asks about a danger under the condition that the patient reads', () => {
    const asked = (...tests: string[]) => preparationOf(at('9:30 AM', ...tests), fullCatalogue)?.ask
    expect(asked('TVS and TRUS')).toEqual([expect.stringMatching(/^For TRUS: blood thinners/)])
    // The centre says what is in the package, and no X-ray is.
    expect(asked('Basic Health Check Up')?.join()).not.toMatch(/package|pregnant/i)
  })

  it('is missing for a test that has left the catalogue', () => {
    expect(preparationOf(at('9:30 AM', 'Mammogram'), fullCatalogue)).toBeUndefined()
  })

  it('names hours that depend on the wanted time', () => {
    const hours = (time: string) =>
      planFor(at(time, 'Lipid Profile'), fullCatalogue).flatMap(({ lines }) =>
        lines.map(({ byWhen }) => byWhen),
      )
    expect(hours('9:30 AM').join()).not.toBe(hours('6:00 PM').join())
  })
})
