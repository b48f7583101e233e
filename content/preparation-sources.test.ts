import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import kept from '../docs/preparation-sources.json' with { type: 'json' }
import { allTests } from '../domain/centre/test-catalogue.ts'

const sources = z.record(
  z.string(),
  z.strictObject({
    says: z.string().min(1),
    pages: z.array(z.string().regex(/^https?:\/\/\S+\.\S+|^Pre-conception and /)).min(1),
  }),
)

describe('the sources', () => {
  it('have a summary, and name their pages', () => {
    expect(sources.parse(kept.sources)).toEqual(kept.sources)
  })

  it.each(allTests)('include a source for the preparation of %s', (test) => {
    expect(kept.tests[test].length).toBeGreaterThan(0)
    for (const source of kept.tests[test]) expect(kept.sources).toHaveProperty([source])
  })

  it('are each cited by a test', () => {
    const cited = new Set(Object.values(kept.tests).flat())
    expect([...cited].toSorted()).toEqual(Object.keys(kept.sources).toSorted())
  })
})
