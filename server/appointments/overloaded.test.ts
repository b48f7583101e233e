import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { textOf } from '../../test/support/read-html.ts'
import { buildTestApp, send } from '../../test/support/test-app.ts'
import { listAppointments } from './queries.ts'

const sentence = english.answers.overloaded(centre.phones[0].label)

const formPost = { method: 'POST', body: aForm() }

describe('when the server is accepting as many requests as it can', () => {
  it('the call is answered 503 with a sentence, the phone number and when to try again', async () => {
    const testApp = await buildTestApp({ maxConcurrent: 0 })
    const { status, headers, body } = await send(testApp, aRequest())
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('10')
    expect(body).toEqual({ error: sentence })
    expect(sentence).toContain(centre.phones[0].label)
    expect(await listAppointments(testApp.database, undefined)).toEqual([])
  })

  it('the plain form is answered 503 with a page that says the same', async () => {
    const { app } = await buildTestApp({ maxConcurrent: 0 })
    const response = await app.request('/book-appointment', formPost)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    const text = textOf(await response.text())
    expect(text).toContain(sentence)
    expect(text).toContain(english.booking.alert.goBack)
  })

  it('of requests that arrive at once only the excess is refused', async () => {
    const testApp = await buildTestApp({ maxConcurrent: 3 })
    const posts = Array.from({ length: 10 }, (_, index) =>
      send(testApp, aRequest({ phone: `98100 0000${index}` })),
    )
    const statuses = (await Promise.all(posts)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503, 503, 503, 503])
    expect(await listAppointments(testApp.database, undefined)).toHaveLength(3)
    expect((await send(testApp, aRequest())).status).toBe(200)
  })

  it('pages are still served', async () => {
    const { app } = await buildTestApp({ maxConcurrent: 0 })
    for (const path of ['/', '/book-appointment', '/appointment-confirmation']) {
      expect((await app.request(path)).status).toBe(200)
    }
  })
})

it('503 says when to try again also when the store is broken', async () => {
  const acceptRequest = async () => {
    throw new Error('disk is full')
  }
  const testApp = await buildTestApp({ brokenStore: { acceptRequest } })
  const call = await send(testApp, aRequest())
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '60'])
  const form = await testApp.app.request('/book-appointment', formPost)
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '60'])
})
