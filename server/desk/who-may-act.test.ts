import { beforeEach, describe, expect, it } from 'vitest'
import {
  deskOrigin,
  openTestDesk,
  ownPage,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'
import { revokeDevice } from './devices.ts'

const agreed = { date: '2026-11-23', time: '9:00 AM' }
const ravi = { name: 'Ravi Rao', phone: '98111 22233' }

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

describe('a device that is revoked', () => {
  /** Starts a POST, revokes the device, and then sends the end of the body. */
  async function revokedWhilePosting(path: string, type: string, text: string): Promise<Response> {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    // Without a length the body limit would read the whole body before the device is looked up.
    const length = { 'content-length': String(Buffer.byteLength(text)) }
    const post = {
      method: 'POST',
      headers: { ...ownPage, ...length, cookie: front.cookie, 'content-type': type },
      ...{ body: body.readable, duplex: 'half' },
    }
    const answer = desk.app.request(new Request(deskOrigin + path, post))
    const writer = body.writable.getWriter()
    await writer.write(new TextEncoder().encode(text.slice(0, 10)))
    await revokeDevice(desk.database.transact, 'Front', desk.clock.nowMs)
    await writer.write(new TextEncoder().encode(text.slice(10)))
    await writer.close()
    return await answer
  }

  it.each(['claim', 'seen', 'arrived'])(
    'does not finish the act %s, and is shown nothing more',
    async (act) => {
      const reference = await desk.book()
      const { visit } = await front.found(reference)
      const before = await allVisits(desk.database)
      const body = JSON.stringify({ id: crypto.randomUUID(), visit, asks: [1], act })
      const answer = await revokedWhilePosting('/acts', 'application/json', body)
      expect(answer.status).toBe(403)
      expect(Object.keys(await answer.json())).toEqual(['error'])
      expect(await allVisits(desk.database)).toEqual(before)
    },
  )

  it.each([
    ['/acts', '{"act":"unknown"}'],
    ['/blocks', '{"act":"unknown"}'],
    ['/find.json', '{"q":"98765 43210"}'],
  ])('is shown nothing more, whatever it sent to %s', async (path, text) => {
    await desk.book()
    const answer = await revokedWhilePosting(path, 'application/json', text)
    expect(answer.status).toBe(403)
    expect(Object.keys(await answer.json())).toEqual(['error'])
  })

  it('does not store an entry', async () => {
    const entry = JSON.stringify({
      ...{ id: crypto.randomUUID(), ...ravi, email: '', ...agreed, tests: ['ECG'] },
      ...{ additionalInfo: '', source: 'phone', language: 'en' },
    })
    const answer = await revokedWhilePosting('/entries', 'application/json', entry)
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('Ravi')
    expect(await allVisits(desk.database)).toEqual([])
  })
})

it.each(['/', '/find'])(
  '%s shows no text of its address as the words of the desk',
  async (path) => {
    const said = 'Call 98000 00000 instead'
    const query = new URLSearchParams({
      error: 'held',
      by: said,
      card: said,
      act: said,
      entry: said,
      date: said,
      time: said,
    })
    const page = await (await front.get(`${path}?${query}`)).text()
    expect(page.replaceAll(/<[^>]*>/g, ' ')).not.toContain(said)
  },
)
