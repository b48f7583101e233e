import { beforeEach, describe, expect, it } from 'vitest'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { newLink } from './links.ts'

const { hours, phones, test, ownTest } = aPublication
const threeOpenings = [540, 660, 780].map((opens) => ({ opens, closes: opens + 60 }))

let desk: TestDesk
let front: TestDevice
const publish = async (publication: unknown, changes: object = {}) =>
  await front.postFact({ act: 'publish', publication, ...changes })

describe.each(sharedAndOwn)('facts published on %s', (_name, open) => {
  beforeEach(async () => {
    ;({ desk, front } = await openFrontDesk({ database: await open() }))
  })

  it('hold until another publication of the same fact', async () => {
    await publish(hours)
    await publish(ownTest)
    const { status, facts } = await publish({ ...ownTest, price: null })
    expect(status).toBe(200)
    expect(facts?.inForce).toMatchObject([
      { publication: hours, atMs: desk.clock.nowMs },
      { publication: { ...ownTest, price: null } },
    ])
    expect(facts?.log).toMatchObject([
      { publication: { price: null }, device: 'Front', isTakenBack: false },
      { publication: { price: ownTest.price } },
      { publication: { fact: 'hours' } },
    ])
  })

  it('cannot be two own tests whose names differ only in capitals, even if both are sent at once', async () => {
    const shouted = { ...ownTest, test: 'HOLTER MONITOR' }
    const names = { ...ownTest.names, en: shouted.test }
    const both = await Promise.all([publish(ownTest), publish({ ...shouted, names })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.flatMap(({ problems }) => Object.keys(problems ?? {}))).toEqual(['names.en'])
  })

  it('with a phone number need a fresh link that a command made, and use it up', async () => {
    const { db } = desk.database
    const { nowMs } = desk.clock
    const address = { port: 3001, url: undefined }
    const refusal = async (link?: string) => (await publish(phones, { link })).problems?.link
    expect(await refusal()).toContain('fresh link')
    const own = await db.selectFrom('desk_device').select('id').executeTakeFirstOrThrow()
    expect(await refusal((await newLink(db, address, nowMs, own.id)).url)).toContain('at the desk')
    expect(await refusal('http://localhost:3001/enter/made-up')).toContain('expired')
    const { url } = await newLink(db, address, nowMs)
    const act = { id: 'the-new-number', link: ` ${url} ` }
    expect((await publish(phones, act)).facts?.inForce).toMatchObject([{ publication: phones }])
    // The same act, sent again, needs no second link.
    expect((await publish(phones, act)).status).toBe(200)
    expect(await refusal(url)).toContain('has been used')
    const late = await desk.link()
    desk.clock.nowMs += 16 * 60_000
    expect(await refusal(late)).toContain('expired')
  })

  it('are listed under “What was done lately”', async () => {
    await publish(ownTest)
    const page = await (await front.get('/devices')).text()
    expect(page).toContain('Published a fact')
    expect(page).toContain('Holter Monitor')
  })
})

describe('published facts', () => {
  beforeEach(async () => {
    ;({ desk, front } = await openFrontDesk())
  })

  it.each([
    ['before a language was added, with the English name in it', {}, ownTest.names.en],
    ['with a language that is unknown now', { ...ownTest.names, bn: 'হোল্টার' }, ownTest.names.hi],
  ])('hold if they were stored %s', async (_when, stored, hi) => {
    await publish(ownTest)
    const { en } = ownTest.names
    const detail = JSON.stringify({ ...ownTest, names: { en, ...stored } })
    const { db } = desk.database
    await db.updateTable('event').set({ detail }).where('kind', '=', 'published').execute()
    const { facts } = await publish(hours)
    expect(facts?.inForce[0]?.publication).toEqual({ ...ownTest, names: { en, hi } })
  })

  it('can be taken back once, and the earlier publication then holds again', async () => {
    const first = await publish(test)
    const second = await publish({ ...test, price: 8000 })
    const takesBack = second.facts?.log[0]?.id
    const taken = await front.postFact({ act: 'take-back', id: 'take-it-back', takesBack })
    expect(taken.facts?.inForce).toEqual(first.facts?.inForce)
    expect(taken.facts?.log[0]).toMatchObject({ isTakenBack: true })
    expect((await front.postFact({ act: 'take-back', id: 'take-it-back', takesBack })).status).toBe(
      200,
    )
    const again = await front.postFact({ act: 'take-back', id: 'take-it-again', takesBack })
    expect(again).toMatchObject({ status: 409, facts: { log: [{ isTakenBack: true }, {}] } })
    expect(again.error).toMatch(/\.$/)
    expect(
      (await front.postFact({ act: 'take-back', id: 'take-nothing', takesBack: 1 })).status,
    ).toBe(409)
  })

  it('are not taken back if no test would then be offered', async () => {
    const { facts } = await publish(ownTest)
    const takesBack = facts?.log[0]?.id
    for (const each of allTests)
      expect(await publish({ ...test, test: each, isOffered: false })).toMatchObject({
        status: 200,
      })
    const taken = await front.postFact({ act: 'take-back', id: 'take-the-last', takesBack })
    expect(taken.status).toBe(409)
    expect(taken.error).toMatch(/nobody could book/)
    expect(taken.facts?.inForce).toHaveLength(allTests.length + 1)
  })

  it('are stored once if sent twice, and refused if another fact is sent under the same id', async () => {
    const id = 'sent-it-twice'
    for (let times = 0; times < 2; times++)
      expect((await publish(test, { id })).facts?.log).toHaveLength(1)
    expect(await publish(hours, { id })).toMatchObject({ status: 409, facts: { log: [{}] } })
  })

  it('are refused with a sentence for each wrong field, and not stored', async () => {
    const refused = await publish({ ...ownTest, price: 0, room: 'cellar' })
    expect(refused).toMatchObject({ status: 422, facts: { inForce: [], log: [] } })
    expect(Object.keys(refused.problems ?? {}).toSorted()).toEqual(['price', 'room'])
    for (const sentence of [refused.error, ...Object.values(refused.problems ?? {})])
      expect(sentence).toMatch(/\.$/)
  })

  it('do not use up a link if they are refused or need no link', async () => {
    const link = await desk.link()
    await publish({ ...phones, whatsapp: '1' }, { link })
    await publish(test, { link })
    expect((await publish(phones, { link })).status).toBe(200)
  })
})

it('the log of publications has the last fifty, the newest first', async () => {
  const { front } = await openFrontDesk()
  const publish = async (price: number) =>
    await front.postFact({ act: 'publish', publication: { ...ownTest, price } })
  for (let price = 1; price <= 50; price++) await publish(price)
  const { log = [] } = (await publish(51)).facts ?? {}
  expect(log).toHaveLength(50)
  expect(log[0]).toMatchObject({ publication: { price: 51 } })
})

it.each([
  ['an unknown kind of fact', { fact: 'weather' }],
  ['a week of six days', { ...hours, weekly: { ...hours.weekly, 6: undefined } }],
  ['a day of three openings', { ...hours, weekly: { ...hours.weekly, 1: threeOpenings } }],
  ['no phone number', { ...phones, phones: [] }],
  ['an unknown step', { ...ownTest, steps: ['stand on one leg'] }],
  ['an unknown category', { ...ownTest, category: 'dental' }],
  ['no Hindi name', { ...ownTest, names: { en: ownTest.test } }],
  ['a name in an unknown language', { ...ownTest, names: { ...ownTest.names, bn: 'হোল্টার' } }],
])('a fact is refused as malformed if it has %s', async (_what, publication) => {
  const { front } = await openFrontDesk()
  expect((await front.postFact({ act: 'publish', publication })).status).toBe(400)
})
