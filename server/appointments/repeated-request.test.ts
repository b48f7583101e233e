import { describe, expect, it } from 'vitest'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildHouse, type House } from '../../test/support/test-app.ts'

const tomorrow = addDays(delhiDate(fridayTenAm), 1)

async function send(house: House, changes: Parameters<typeof aRequest>[0] = {}, key?: string) {
  const body = aRequest({ date: tomorrow, ...changes })
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const response = await house.app.request('/api/send-whatsapp', aPost(body, headers))
  expect(response.status).toBe(200)
  const { reference } = await response.json()
  return String(reference)
}

const noticesIn = async ({ store }: House) => (await store.listNotices({})).length

describe('the same request again', () => {
  it('is answered OK with the first reference, and noticed once', async () => {
    const house = await buildHouse()
    const first = await send(house)
    house.clock.nowMs += repeatWindowMs
    expect(await send(house)).toBe(first)
    expect(await noticesIn(house)).toBe(1)
    expect(house.wakes).toBe(1)
  })

  it('is known by phone, date, time and tests, however they are written', async () => {
    const house = await buildHouse()
    const first = await send(house)
    const tests = aRequest().tests.toReversed()
    expect(await send(house, { phone: '+91-98765-43210', tests, name: 'ASHA  verma ' })).toBe(first)
    expect(await send(house, { phone: '098765 43210' })).toBe(first)
  })

  it('is known by any number it shares, in the digits of any script', async () => {
    const house = await buildHouse()
    const first = await send(house, { phone: '98765 43210 / 011-4155 0000' })
    for (const phone of ['०११ ४१५५ ००००', '98765४३२१०', '011-41550000, 9876543210'])
      expect(await send(house, { phone })).toBe(first)
    expect(await noticesIn(house)).toBe(1)
  })

  it('is a correction when it adds a number, for that would else be lost', async () => {
    const house = await buildHouse()
    const first = await send(house)
    const second = await send(house, { phone: '98765 43210 or 98111 22233' })
    expect(await house.store.findAppointment(second)).toMatchObject({ corrects: first })
    expect(await send(house, { phone: '98111 22233' })).toBe(second)
  })

  it('is the same with another key, and each key keeps its answer', async () => {
    const house = await buildHouse()
    const first = await send(house, {}, 'one')
    expect(await send(house, {}, 'two')).toBe(first)
    expect(await send(house, {}, 'two')).toBe(first)
    expect(await send(house, {}, 'one')).toBe(first)
    expect(await noticesIn(house)).toBe(1)
  })

  it('is stored once when a hundred come at the same moment', async () => {
    const house = await buildHouse()
    const references = await Promise.all(Array.from({ length: 100 }, () => send(house)))
    expect(new Set(references).size).toBe(1)
    expect(await noticesIn(house)).toBe(1)
  })

  it('is a request of its own after half an hour', async () => {
    const house = await buildHouse()
    const first = await send(house)
    house.clock.nowMs += repeatWindowMs + 1
    const second = await send(house)
    expect(second).not.toBe(first)
    expect((await house.store.findAppointment(second))?.corrects).toBeUndefined()
  })

  it('is noticed again when reception has closed the first', async () => {
    const house = await buildHouse()
    const first = await send(house)
    await house.store.setStatus(first, 'cancelled', fridayTenAm)
    const second = await send(house)
    expect((await house.store.findAppointment(second))?.corrects).toBe(first)
  })
})

describe('the same number with other details', () => {
  it('is stored and noticed as a correction of the last', async () => {
    const house = await buildHouse()
    const first = await send(house)
    const second = await send(house, { time: '5:00 PM' })
    const third = await send(house, { time: '5:00 PM', additionalInfo: 'Wheelchair' })
    const found = [second, third].map((reference) => house.store.findAppointment(reference))
    expect(await Promise.all(found)).toMatchObject([
      { time: '5:00 PM', corrects: first },
      { additionalInfo: 'Wheelchair', corrects: second },
    ])
    expect(await noticesIn(house)).toBe(3)
  })

  it('is a request of its own for another patient', async () => {
    const house = await buildHouse()
    await send(house, { name: 'Ravi Verma' })
    const wife = await send(house, { name: 'Asha Verma', time: '5:00 PM' })
    expect((await house.store.findAppointment(wife))?.corrects).toBeUndefined()
    expect(await noticesIn(house)).toBe(2)
  })
})

describe('requests without a number', () => {
  it.each(['n/a', '+91', '0', '-'])('are of strangers: %s', async (phone) => {
    const house = await buildHouse({ limits: { perPhone: 1 } })
    const ravi = await send(house, { phone, name: 'Ravi' })
    const asha = await send(house, { phone, name: 'Asha' })
    expect(asha).not.toBe(ravi)
    expect((await house.store.findAppointment(asha))?.corrects).toBeUndefined()
    expect(await noticesIn(house)).toBe(2)
  })
})

describe('the plain form sent twice', () => {
  it('leads to the confirmation of the first both times', async () => {
    const house = await buildHouse()
    const { tests, ...fields } = aRequest({ date: tomorrow })
    const body = new URLSearchParams(fields)
    for (const test of tests) body.append('tests', test)
    const post = () => house.app.request('/book-appointment', { method: 'POST', body })
    const [first, second] = await Promise.all([post(), post()])
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await noticesIn(house)).toBe(1)
  })
})
