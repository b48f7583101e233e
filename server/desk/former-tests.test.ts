import { describe, expect, it } from 'vitest'
import { formerTestFindings } from '../../cli/check/former-tests.ts'
import { csvOf, jsonOf } from '../../cli/export/csv-and-json.ts'
import { fhirOf } from '../../cli/export/fhir.ts'
import { personalFields } from '../../cli/listed-fields.ts'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { messageText } from '../../desk/card/messages.ts'
import type { Reference } from '../../domain/reference.ts'
import { aCard } from '../../test/support/a-card.ts'
import { aClaimedNotice } from '../../test/support/a-notice.ts'
import { allAtOnce, anExportContext } from '../../test/support/an-export.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestDesk, type TestDesk } from '../../test/support/test-desk.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { isRequestNotice, requestMessage } from '../outbox/message-texts.ts'

/** A name that no catalogue of ours has had. */
const former = 'Holter Monitor 24 h'
const said = `${former} (no longer offered)`
const day = 24 * 60 * 60_000

/** As a centre does that takes a test out of its catalogue: the stored requests keep its name. */
async function ask(desk: TestDesk, tests: readonly string[]): Promise<Reference> {
  const reference = await desk.book({ date: '2026-11-20', time: '3:30 PM' })
  await keep(desk.database, reference, tests)
  return reference
}

async function keep({ db }: Database, reference: Reference, tests: readonly string[]) {
  await db
    .updateTable('appointment')
    .set({ tests: JSON.stringify(tests) })
    .where('reference', '=', reference)
    .execute()
}

async function stored(database: Database, reference: Reference) {
  const appointment = await findAppointment(database, reference)
  if (appointment === undefined) throw new Error('it was stored')
  return appointment
}

describe.each(sharedAndOwn)('a test that left the catalogue, on %s', (_name, open) => {
  // Beside others, and as the only one: then the request would be left without any.
  it.each([[['ECG', former]], [[former]]])('stays by name at the desk, in %j', async (tests) => {
    const desk = await openTestDesk({ database: await open() })
    const front = await desk.enter('Front')
    const reference = await ask(desk, tests)
    const { cards } = await front.board()
    expect(cards).toMatchObject([{ tests }])
    const board = await (await front.get('/')).text()
    expect(board).toContain(said)
    expect(board).toMatch(/No longer offered<\/span> (<!-- -->)?Holter/)
    for (const path of [`/find?q=${encodeURIComponent(reference)}`, '/print']) {
      expect(await (await front.get(path)).text(), path).toContain(former)
    }
    const agreed = { date: '2026-11-20', time: '4:00 PM' }
    await front.act({ act: 'agreed', agreed, references: [reference] })
    expect(await (await front.get('/print')).text()).toContain(`No longer offered: ${former}`)
    expect(await front.card(reference)).toMatchObject({ tests })
  })

  it('stays in the lists, the exports and the messages', async () => {
    const desk = await openTestDesk({ database: await open() })
    const reference = await ask(desk, ['ECG', former])
    const appointment = await stored(desk.database, reference)
    expect(personalFields(appointment, true).tests).toContain(said)
    expect(personalFields(appointment, false).tests).toBe(2)
    for (const exporter of [csvOf, jsonOf, fhirOf]) {
      const context = anExportContext({ reveal: true })
      expect(await allAtOnce(exporter, [appointment], context)).toContain(former)
    }
    const notice = aClaimedNotice({ appointment })
    if (!isRequestNotice(notice)) throw new Error('it is about a request')
    const { fields } = requestMessage(notice, desk.clock.nowMs, undefined, centre.hours)
    const [field] = fields.filter(({ name }) => name === 'tests')
    expect(field?.value).toBe(`Cardiac: ECG; No longer offered: ${former}`)
    expect(field?.items).toEqual(['ECG', said])
  })

  it('is named in the check by the reference alone, while its request is open or ahead', async () => {
    const desk = await openTestDesk({ database: await open() })
    const references = [
      await ask(desk, [former]),
      await ask(desk, ['ECG', former]),
      await ask(desk, [former]),
      await ask(desk, ['ECG']),
    ] as const
    const [asked, unreached, agreed, known] = references
    await setStatus(desk.database, unreached, 'unreachable', desk.clock.nowMs)
    await setStatus(desk.database, agreed, 'confirmed', desk.clock.nowMs)
    const found = await formerTestFindings(desk.database, desk.clock.nowMs)
    const text = JSON.stringify(found)
    for (const reference of [asked, unreached, agreed]) expect(text).toContain(reference)
    expect(text).not.toContain(known)
    expect(text).not.toMatch(/Holter|Asha|98765/)
    const later = await formerTestFindings(desk.database, desk.clock.nowMs + day)
    expect(JSON.stringify(later)).toContain(unreached)
    expect(JSON.stringify(later)).not.toContain(agreed)
    for (const reference of references) {
      await setStatus(desk.database, reference, 'cancelled', desk.clock.nowMs + 1)
    }
    expect(await formerTestFindings(desk.database, desk.clock.nowMs)).toEqual([])
  })
})

it.each(['en', 'hi'] as const)(
  'is named in what reception writes to the patient, in %s',
  (language) => {
    const card = aCard({ state: 'confirmed', language, tests: [former] })
    const text = messageText('confirmation', card)
    expect(text).toContain(languagesSpoken[language].names.former(former))
    expect(text).toContain(former)
  },
)
