import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { withPublished } from '../../domain/centre/centre-now.ts'
import type { Card } from '../../domain/desk/board.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { aCard } from '../../test/support/a-card.ts'
import { aLeasedNotice } from '../../test/support/a-notice.ts'
import { aVisit } from '../../test/support/a-visit.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, type TestDesk } from '../../test/support/test-desk.ts'
import { requestMessage } from '../outbox/message-texts.ts'
import { messageText } from './messages.ts'

/** A name that no catalogue of the centre has had. */
const former = 'Holter Monitor 24 h'
const shownName = `${former} (no longer offered)`
const tests = ['ECG', former]

/** Stores a request with a test that has left the catalogue. Stored requests keep the names of tests. */
async function ask(desk: TestDesk, tests: readonly string[], phone: string): Promise<Reference> {
  const reference = await desk.book({ date: '2026-11-20', time: '3:30 PM', phone })
  await desk.database.db
    .updateTable('request')
    .set({ tests: JSON.stringify(tests) })
    .where('reference', '=', reference)
    .execute()
  return reference
}

// One request is for the former test and another test, the other for the former test only.
it.each([[tests], [[former]]])(
  'the desk still names a test that left the catalogue, in a request for %j',
  async (wanted) => {
    const { desk, front } = await openFrontDesk()
    const reference = await ask(desk, wanted, '98765 43210')
    expect(await front.card(reference)).toMatchObject({ tests: wanted })
    const board = await (await front.get('/')).text()
    // The name is in the row of the visit and on its card.
    expect(board.split(shownName)).toHaveLength(3)
    for (const path of [`/find?q=${encodeURIComponent(reference)}`, '/print']) {
      expect(await (await front.get(path)).text(), path).toContain(former)
    }
    const agreed = { date: '2026-11-20', time: '4:00 PM' }
    await front.actOn(reference, { act: 'agreed', agreed })
    expect(await (await front.get('/print')).text()).toContain(`No longer offered: ${former}`)
  },
)

it('Find lists the visits of a test by its whole name, also after the test was taken off the site', async () => {
  const { desk, front } = await openFrontDesk()
  const reference = await ask(desk, tests, '98765 43210')
  await ask(desk, ['ECG'], '98765 43211')
  const found = async (q: string) => {
    const list = await (await front.get(`/find.json?q=${encodeURIComponent(q)}`)).json()
    return list.cards.map(({ requests: [{ reference: of }] }: Card) => of)
  }
  expect(await found('holter  monitor 24 H')).toEqual([reference])
  expect(await found('ECG')).toHaveLength(2)
  expect(await found('Holter')).toEqual([])
})

it('a former test stays in the messages to reception', () => {
  const message = { notice: aLeasedNotice(), visit: aVisit({ tests }), shows: [1] }
  const { fields } = requestMessage(message, { nowMs: fridayTenAm, hours: centre.hours })
  const [field] = fields.filter(({ name }) => name === 'tests')
  expect(field?.value).toBe(`Cardiac: ECG; No longer offered: ${former}`)
  expect(field?.items).toEqual(['ECG', shownName])
})

it.each(['en', 'hi'] as const)(
  'a message to the patient in %s still names a test that left the catalogue',
  (language) => {
    const card = aCard({ state: 'expected', language, tests: [former] })
    const text = messageText('confirmation', card, withPublished(centre, []))
    expect(text).toContain(languagesSpoken[language].names.former(former))
    expect(text).toContain(former)
  },
)
