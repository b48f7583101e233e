import { beforeEach, describe, expect, it } from 'vitest'
import { deskAnswers } from '../../content/desk-answers.ts'
import {
  deskOrigin,
  openFrontDesk,
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
  ;({ desk, front } = await openFrontDesk())
})

describe('a device that is revoked while it posts', () => {
  /** Starts a POST, revokes the device, and then sends the end of the body. */
  async function revokedWhilePosting(path: string, type: string, text: string): Promise<Response> {
    const body = new TransformStream<Uint8Array, Uint8Array>()
    // Without this header the body limit would read the whole body before the server looks up the device.
    const length = { 'content-length': String(Buffer.byteLength(text)) }
    const post = {
      method: 'POST',
      headers: { ...ownPage, ...length, cookie: front.cookie, 'content-type': type },
      body: body.readable,
      duplex: 'half',
    }
    const answer = desk.app.request(new Request(deskOrigin + path, post))
    const writer = body.writable.getWriter()
    await writer.write(new TextEncoder().encode(text.slice(0, 10)))
    await revokeDevice(desk.database.transact, 'Front', desk.clock.nowMs)
    await writer.write(new TextEncoder().encode(text.slice(10)))
    await writer.close()
    return await answer
  }

  const act = { id: crypto.randomUUID(), visit: 1, asks: [1], act: 'arrived' }
  const entry = {
    id: crypto.randomUUID(),
    ...ravi,
    email: '',
    ...agreed,
    tests: ['ECG'],
    additionalInfo: '',
    source: 'phone',
    language: 'en',
  }
  it.each([
    ['/acts', act],
    ['/acts', { act: 'unknown' }],
    ['/blocks', { act: 'unknown' }],
    ['/entries', entry],
    ['/find.json', { q: '98765 43210' }],
  ])('changes nothing and gets only an error, at %s with %j', async (path, sent) => {
    await desk.book()
    const before = await allVisits(desk.database)
    const answer = await revokedWhilePosting(path, 'application/json', JSON.stringify(sent))
    expect(answer.status).toBe(403)
    expect(Object.keys(await answer.json())).toEqual(['error'])
    expect(await allVisits(desk.database)).toEqual(before)
  })

  it.each([
    ['act', async () => await front.act(act)],
    ['entry', async () => await front.enter(entry)],
  ])(
    'gets no board if it is revoked after the look-up and before its %s is stored',
    async (_, post) => {
      await desk.book()
      const { nowMs } = desk.clock
      let revoked: Promise<unknown> | undefined
      // After the look-up the server reads the clock.
      Object.defineProperty(desk.clock, 'nowMs', {
        get: () => {
          revoked ??= revokeDevice(desk.database.transact, 'Front', nowMs)
          return nowMs
        },
      })
      expect(await post()).toEqual({ status: 403, error: deskAnswers['no-device'] })
      await revoked
    },
  )
})

it.each(['/', '/find'])(
  'the page %s shows none of the text that a link puts into its query',
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
