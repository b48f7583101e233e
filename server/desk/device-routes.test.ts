import { decodeQR } from 'qr/decode.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskDevices as words } from '../../content/desk-devices.ts'
import { aFormPost } from '../../test/support/a-request.ts'
import {
  deskOrigin,
  openFrontDesk,
  openTestDesk,
  ownPage,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'
import { listDevices, revokeDevice } from './devices.ts'

const deskUrl = 'https://desk.example.org'

let desk: TestDesk
let front: TestDevice

/** Lets a device make a link, and returns the address of the link. */
async function linkOf(device: TestDevice): Promise<string> {
  const made = await device.postForm('/devices/link', {})
  expect(made.status).toBe(200)
  expect(made.headers.get('cache-control')).toBe('no-store')
  const [, address = ''] = /<pre>([^<]+)<\/pre>/.exec(await made.text()) ?? []
  return address
}

/** Opens a link on another device. Returns the status and the device's cookie. */
async function open(address: string, name: string) {
  const { pathname } = new URL(address)
  const answer = await desk.app.request(deskOrigin + pathname, aFormPost({ name }, ownPage))
  return { status: answer.status, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
}

const statusOf = async (cookie: string) =>
  (await desk.app.request(deskOrigin, { headers: { host: ownPage.host, cookie } })).status

const idOf = async (name: string) =>
  String((await listDevices(desk.database.db)).find((each) => each.name === name)?.id)

beforeEach(async () => {
  ;({ desk, front } = await openFrontDesk())
})

describe('a link that a device makes', () => {
  it('lets nobody in if the device that made it was shut out, or if its address names another maker', async () => {
    const back = await desk.enter('Back')
    const address = await linkOf(back)
    const forged = address.replace(/~\d+$/, '~1')
    await revokeDevice(desk.database.transact, 'Back', desk.clock.nowMs)
    expect((await open(address, 'Thief')).status).toBe(403)
    expect((await open(forged, 'Thief')).status).toBe(403)
  })

  it('is also shown as a QR code if the desk has a public address', async () => {
    desk = await openTestDesk({ deskUrl })
    const cookie = (await desk.enter('Front')).cookie.replace(/^desk=/, '__Host-desk=')
    const headers = { ...ownPage, host: 'desk.example.org', origin: deskUrl, cookie }
    const made = await desk.app.request(`${deskUrl}/devices/link`, aFormPost({}, headers))
    const text = await made.text()
    const [, address = ''] = /<pre>([^<]+)<\/pre>/.exec(text) ?? []
    expect(address).toContain(`${deskUrl}/enter/`)
    expect(decodeQR(pictureOf(text))).toBe(address)
  })

  it('is shown only as text if the desk has no public address, with a sentence on where it works', async () => {
    const text = await (await front.postForm('/devices/link', {})).text()
    expect(text).not.toContain('class="qr"')
    expect(text).toContain(words.let.isForThisComputer)
  })
})

describe('a device that is shut out from the desk', () => {
  it('cannot shut out another device, and no device can shut out itself', async () => {
    const back = await desk.enter('Back')
    const itself = await front.postForm('/devices/revoke', { device: await idOf('Front') })
    expect(itself.status).toBe(400)
    const { transact } = desk.database
    const before = desk.clock.nowMs
    await revokeDevice(transact, 'Back', before)
    const [frontId, backId] = [Number(await idOf('Front')), 2]
    expect(await revokeDevice(transact, frontId, before, backId)).toBe('not let in')
    expect(await statusOf(back.cookie)).toBe(403)
    expect(await statusOf(front.cookie)).toBe(200)
  })
})

it('the page of devices lists recent acts by reference, without the name of a patient', async () => {
  const reference = await desk.book()
  await front.actOn(reference, { act: 'no-answer' })
  const newest = await desk.book({ time: '4:00 PM' })
  // A note names no request, so the page has the newest of the visit.
  await front.actOn(reference, { act: 'note', note: 'Call her son' })
  const page = await (await front.get('/devices')).text()
  for (const act of ['no-answer', 'note'] as const)
    expect(page).toContain(`<td>${words.events[act]}</td><td><a href="/find?`)
  for (const named of [reference, newest]) expect(page.split(`>${named}</a>`)).toHaveLength(2)
  expect(page).not.toContain('Verma')
  expect(page).toContain(words.backup.off)
})

/** Draws the QR code of a page as an image with a margin, as a camera sees it. */
function pictureOf(html: string) {
  const [, size = '', drawn = ''] =
    /class="qr" viewBox="0 0 (\d+) .*?<path d="([^"]+)"/.exec(html) ?? []
  const side = (Number(size) + 8) * 4
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < 4; dy++) {
      for (let dx = 0; dx < 4; dx++) {
        const at = (((Number(y) + 4) * 4 + dy) * side + (Number(x) + 4) * 4 + dx) * 4
        data.fill(0, at, at + 3)
      }
    }
  }
  return { width: side, height: side, data }
}
