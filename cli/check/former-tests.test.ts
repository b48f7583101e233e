import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { publishedCentre } from '../../server/published-centre.ts'
import type { ActContent } from '../../server/visits/act-content.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { aListedRequest, allAtOnce, anExportContext } from '../../test/support/an-export.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { csvOf, jsonOf } from '../export/csv-and-json.ts'
import { personalFields } from '../listed-fields.ts'
import { formerTestFindings } from './former-tests.ts'

/** A test that the catalogue does not have. */
const former = 'Holter Monitor 24 h'

it('a test that has left the catalogue stays in lists and exports', async () => {
  const listed = aListedRequest({ request: { tests: ['ECG', former] } })
  expect(personalFields(listed.request, true).tests).toBe(`ECG; ${former} (no longer offered)`)
  expect(personalFields(listed.request, false).tests).toBe(2)
  for (const exporter of [csvOf, jsonOf]) {
    expect(await allAtOnce(exporter, [listed], anExportContext())).toContain(former)
  }
})

const agreed = { date: '2026-11-20', time: '3:00 PM' } as const

it.each(sharedAndOwn)(
  'for each visit that is to call or expected and has a former test, names only the reference, on %s',
  async (_name, open) => {
    const database = await open()
    const store = await openVisitStore(async () => database)
    const outcomes: Record<string, ActContent | undefined> = {
      asked: undefined,
      unreached: { kind: 'no-answer', asks: [1] },
      agreed: { kind: 'agreed', asks: [1], agreed },
      corrected: { kind: 'corrected', corrected: { tests: ['ECG'] } },
      cancelled: { kind: 'cancelled', reason: 'patient', asks: [1] },
      known: undefined,
    }
    const references = new Map<string, string>()
    for (const [name, content] of Object.entries(outcomes)) {
      const [accepted] = await store.accept({ request: aRequest({ name }) })
      references.set(accepted?.reference ?? '', name)
      if (content !== undefined) await store.act(content, { visit: references.size })
    }
    // If a centre removes a test from its catalogue, stored requests still have the name of the test.
    const tests = JSON.stringify(['MRI Scan', former])
    await store.db.updateTable('request').set({ tests }).where('name', '!=', 'known').execute()
    const published = await publishedCentre(centre, { db: store.db, now: Date.now })
    const namedOn = async (nowMs: number) => {
      const session = { database, published, now: () => nowMs }
      const found = JSON.stringify(await formerTestFindings(session))
      expect(found).not.toMatch(/Holter|98765/)
      return [...references].flatMap(([reference, name]) => (found.includes(reference) ? name : []))
    }
    const { nowMs } = store.clock
    expect(await namedOn(nowMs)).toEqual(['asked', 'unreached', 'agreed'])
    expect(await namedOn(nowMs + 24 * 60 * 60_000)).toEqual(['asked', 'unreached'])
  },
)
