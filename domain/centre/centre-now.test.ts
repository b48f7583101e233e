import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { planPreparation } from '../preparation/plan.ts'
import { staysFrom } from '../rooms/stays.ts'
import { fullCatalogue, testsIn } from './catalogue-now.ts'
import { withPublished } from './centre-now.ts'
import { factKey, type Publication, publicationsInForce } from './published-facts.ts'
import { byCategory } from './test-catalogue.ts'

const { hours, phones, test, ownTest } = aPublication
const noon = Date.parse('2026-11-25T12:00:00+05:30')

function published(...publications: readonly Publication[]) {
  const at = { atMs: noon, isTakenBack: false }
  const stored = publications.map((publication, id) => ({ id, ...at, publication }))
  return withPublished(centre, publicationsInForce(stored))
}

describe('the centre as it is now', () => {
  it('is the content if nothing is published', () => {
    expect(published()).toEqual({ ...centre, catalogue: fullCatalogue })
    expect(published().facts).toBe(centre.facts)
  })

  it('has each published fact, and the content for the others', () => {
    const now = published(hours, phones)
    expect(now.hours).toEqual({ ...centre.hours, weekly: hours.weekly })
    expect(now).toMatchObject({ phones: phones.phones, whatsapp: phones.whatsapp })
    expect(now.facts).toBe(centre.facts)
  })

  it('uses the last publication of a fact', () => {
    expect(published(test, { ...test, price: 8000 }).facts.prices?.from['MRI Scan']).toBe(8000)
  })

  it('has a different key for each kind of fact and each test', () => {
    const all = [...Object.values(aPublication), { ...test, test: 'ECG' }]
    expect(new Set(all.map(factKey)).size).toBe(all.length)
  })

  it('dates the prices by the last publication that changed one', () => {
    const { facts } = published(test)
    expect(facts.prices).toMatchObject({ asOf: '2026-11-25', from: { 'MRI Scan': 7777 } })
    expect(facts.prices?.from.ECG).toBe(centre.facts.prices?.from.ECG)
    const usual = centre.facts.prices?.from['MRI Scan'] ?? null
    expect(published({ ...test, price: usual }).facts.prices?.asOf).toBe(centre.facts.prices?.asOf)
    const newer = { ...centre, facts: { prices: { asOf: '2026-11-26', from: {} } } } as const
    const stored = { id: 1, atMs: noon, publication: test }
    expect(withPublished(newer, [stored]).facts.prices?.asOf).toBe('2026-11-26')
  })

  it('shows no price or minutes if `null` is published, and plans the usual minutes in the rooms', () => {
    const now = published({ ...test, price: null, minutes: null })
    expect(now.facts.prices?.from).not.toHaveProperty('MRI Scan')
    expect(now.facts.minutes).not.toHaveProperty('MRI Scan')
    expect(staysFrom(0, ['MRI Scan'], now.rooms)).toEqual(staysFrom(0, ['MRI Scan'], centre.rooms))
  })

  it('plans the published minutes as the stay in the only room of a test', () => {
    const consultation = { ...test, test: 'Second Opinion', minutes: 55 }
    const [scan] = staysFrom(0, ['MRI Scan'], published(test).rooms)
    expect(scan).toMatchObject({ room: 'mri', to: 50 })
    expect(staysFrom(0, ['Second Opinion'], published(consultation).rooms)).toMatchObject([
      { room: 'doctor', to: 55 },
    ])
    const checkUp = { ...test, test: 'Basic Health Check Up', minutes: 55 }
    expect(staysFrom(0, [checkUp.test], published(checkUp).rooms)).toMatchObject([
      { room: 'lab', to: 10 },
      { room: 'heart', to: 20 },
    ])
  })
})

describe('the catalogue with published tests', () => {
  it('leaves out tests that are not offered, and categories without a test', () => {
    const heart = ['ECG', '2D ECHO', 'Stress ECHO'].map((name) => ({
      ...test,
      test: name,
      isOffered: false,
    }))
    const { catalogue } = published(...heart.slice(0, 1))
    expect(testsIn(catalogue)).not.toContain('ECG')
    expect(testsIn(catalogue)).toHaveLength(34)
    const ids = published(...heart).catalogue.categories.map(({ id }) => id)
    expect(ids).not.toContain('cardiac')
    // A stored request may still name the test.
    expect(byCategory(['ECG'])).toEqual([{ id: 'cardiac', tests: ['ECG'] }])
  })

  it('has an own test at the end of its category, with room, minutes and preparation', () => {
    const { catalogue, rooms } = published({ ...ownTest, fast: { least: 8, most: 10 } })
    const cardiac = catalogue.categories.find(({ id }) => id === 'cardiac')
    expect(cardiac?.tests.at(-1)).toBe('Holter Monitor')
    expect(staysFrom(600, ['Holter Monitor'], rooms)).toMatchObject([{ room: 'heart', to: 625 }])
    const plan = planPreparation(['Holter Monitor', 'ECG'], {}, catalogue.own)
    expect(plan.fasts).toMatchObject([{ hours: { least: 8 }, tests: ['Holter Monitor'] }])
    expect(plan.hours).toMatchObject([{ step: 'loose-clothes', tests: ['ECG', 'Holter Monitor'] }])
    expect(byCategory(['Holter Monitor', 'ECG'], catalogue.own)).toEqual([
      { id: 'cardiac', tests: ['ECG', 'Holter Monitor'] },
    ])
  })

  it('plans an own test even if it is not offered, and needs the doctor if its category does', () => {
    const talk = { ...ownTest, category: 'consultation', isOffered: false } as const
    const { catalogue } = published(talk)
    expect(testsIn(catalogue)).toEqual(testsIn(fullCatalogue))
    expect(planPreparation([talk.test], {}, catalogue.own).needsDoctor).toBe(true)
  })
})
