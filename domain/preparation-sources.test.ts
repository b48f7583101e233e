import { describe, expect, it } from 'vitest'
import { preparationSources } from './preparation-sources.ts'
import { sourcesOfTests } from './sources-of-tests.ts'
import { allTests } from './test-catalogue.ts'

describe('the sources', () => {
  it.each(allTests)('say of %s where its preparation was read', (test) => {
    expect(sourcesOfTests[test].length).toBeGreaterThan(0)
    for (const source of sourcesOfTests[test]) {
      const { says, pages } = preparationSources[source]
      expect(says).not.toBe('')
      for (const page of pages) expect(page).toMatch(/^https?:\/\/\S+\.\S+|^Pre-conception and /)
    }
  })

  it('are each the source of a test', () => {
    const cited = new Set(Object.values(sourcesOfTests).flat())
    expect([...cited].toSorted()).toEqual(Object.keys(preparationSources).toSorted())
  })
})
