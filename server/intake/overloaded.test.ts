import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { textOf } from '../../test/support/read-html.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'

const most = 256

const sentence = english.answers.overloaded(centre.phones[0].label)

describe('a full server', () => {
  let testApp: TestApp
  let store: PromiseWithResolvers<void>
  let accepting: ReturnType<typeof send>[]
  beforeEach(async () => {
    store = Promise.withResolvers()
    // Prevents an unhandled rejection if nothing awaits the promise any more.
    store.promise.catch(() => {})
    testApp = await buildTestApp({ beforeWrite: () => store.promise })
    accepting = Array.from({ length: most }, () => send(testApp, aRequest()))
    await setTimeout(0)
  })

  it('answers one more with 503 and the phone number, and takes a new one after the others have ended', async () => {
    const { status, headers, body } = await send(testApp, aRequest())
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('10')
    expect(body).toEqual({ error: sentence })
    store.reject(new Error('disk is full'))
    for (const { headers } of await Promise.all(accepting))
      expect(headers.get('retry-after')).toBe('60')
    expect((await send(testApp, aRequest())).headers.get('retry-after')).toBe('60')
  })

  it('answers a form sent without script with 503 and a page of that sentence, and still serves pages', async () => {
    const response = await testApp.app.request('/book-appointment', {
      method: 'POST',
      body: aForm(),
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    const text = textOf(await response.text())
    expect(text).toContain(sentence)
    expect(text).toContain(english.booking.alert.goBack)
    expect((await testApp.app.request('/book-appointment')).status).toBe(200)
  })
})
