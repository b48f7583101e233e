import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { additionalInfoRoom } from '../../domain/request/form-values.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { attributes, textOf } from '../../test/support/read-html.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { allRequests } from '../../test/support/visit-store.ts'

const [phone] = centre.phones
const { alert } = english.booking
const { refusals } = english.answers

function post(testApp: TestApp, form: URLSearchParams, headers: Record<string, string> = {}) {
  return testApp.app.request('/book-appointment', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: form.toString(),
  })
}

describe('the form sent without script', () => {
  it('leads both times to the confirmation of the first request if it is sent twice', async () => {
    const testApp = await buildTestApp()
    const [first, second] = await Promise.all([post(testApp, aForm()), post(testApp, aForm())])
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await allRequests(testApp.database)).toHaveLength(1)
  })

  it('is shown again with the spec’s alert when it cannot be stored', async () => {
    const beforeWrite = () => Promise.reject(new Error('disk is full'))
    const testApp = await buildTestApp({ beforeWrite })
    const response = await post(testApp, aForm())
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('Failed to send WhatsApp notification.')
    expect(html).toContain('We do not know whether it reached us. Send again: it counts once.')
    expect(html).toContain('Asha Verma')
    expect(html).toContain(alert.kept)
    expect(html).toContain(alert.sendOnWhatsApp)
  })

  it('is shown again beside other ways to reach us when a limit refuses it', async () => {
    const testApp = await buildTestApp({ settings: { LIMIT_PER_ADDRESS: '1' } })
    await post(testApp, aForm())
    const again = { time: '4:00 PM', additionalInfo: 'Wheelchair, please.' }
    const response = await post(testApp, aForm(again))
    expect(response.status).toBe(429)
    const html = await response.text()
    expect(textOf(html)).toContain(english.answers.tooMany(phone.label))
    expect(html).toContain(alert.notBooked)
    expect(attributes(html, 'href')).toContain(`tel:${phone.e164}`)
    expect(attributes(html, 'href')).toContainEqual(
      expect.stringMatching(/^https:\/\/wa\.me\/.*Asha%20Verma/),
    )
    expect(html).toContain('value="Asha Verma"')
    expect(html).toContain('Wheelchair, please.</textarea>')
    expect(html.match(/<input[^>]*checked=""[^>]*value="4:00 PM"/)).not.toBeNull()
    const { status, body } = await send(testApp, aRequest(again))
    expect(status).toBe(429)
    expect(body).toEqual({ error: english.answers.tooMany(phone.label) })
    expect(await allRequests(testApp.database)).toHaveLength(1)
  })

  it.each([
    [403, { 'sec-fetch-site': 'cross-site' }, refusals['cross-site']],
    [413, { 'content-length': '99999' }, refusals['too-large']],
    [415, { 'content-type': 'text/plain' }, refusals['wrong-type']],
  ])(
    'that is refused unread with %i gets a page with a way back, and no promise that the input is kept',
    async (status, headers, sentence) => {
      const response = await post(await buildTestApp(), aForm(), headers)
      expect(response.status).toBe(status)
      const html = await response.text()
      expect(html).toContain(sentence)
      expect(html).toContain(alert.goBack)
      expect(html).not.toContain(alert.kept)
      expect(html).not.toContain(alert.sendOnWhatsApp)
    },
  )
})

describe('GET /book-appointment', () => {
  it('ticks the tests that the address names and the catalogue has, in the order of the form', async () => {
    const { app } = await buildTestApp()
    const response = await app.request('/book-appointment?test=ECG&test=Ultrasound&test=Astrology')
    const html = await response.text()
    expect(html.match(/checked=""/g)).toHaveLength(2)
    expect(html.match(/(?<=<span class="chip[^>]*>)[^<]+/g)).toEqual(['Ultrasound', 'ECG'])
    expect(html).not.toContain('Astrology')
  })

  it('leaves out typed characters that HTML cannot represent', async () => {
    const form = aForm({ name: 'As\u0000ha\u0007 \ufdd0Verma', tests: [] })
    const html = await (await post(await buildTestApp(), form)).text()
    expect(html).toContain('value="Asha Verma"')
  })

  it('embeds its data so that no typed value can close the script element', async () => {
    const testApp = await buildTestApp()
    const response = await post(testApp, aForm({ name: '</script><script>x', time: '' }))
    expect(await response.text()).not.toContain('</script><script>x')
  })
})

describe('the form for a family member', () => {
  const forFamily = (changes: Parameters<typeof aRequest>[0] = {}) => {
    const form = aForm(changes)
    form.set('bookingFor', 'family')
    return form
  }

  it('is stored with a first line of notes that says so, and the confirmation link has no extra field', async () => {
    const testApp = await buildTestApp()
    const response = await post(testApp, forFamily({ additionalInfo: 'Wheelchair.' }))
    const [stored] = await allRequests(testApp.database)
    expect(stored?.additionalInfo).toBe(`${english.booking.family.line}\nWheelchair.`)
    const link = new URL(response.headers.get('location') ?? '', 'http://x')
    expect([...link.searchParams.keys()]).not.toContain('bookingFor')
  })

  it('is refused with the number of characters that its first line leaves, and with no other number', async () => {
    const testApp = await buildTestApp()
    const response = await post(testApp, forFamily({ additionalInfo: 'x'.repeat(990) }))
    expect(response.status).toBe(422)
    const html = await response.text()
    const room = additionalInfoRoom(true, english.booking.family.line)
    expect(html).toContain(`${room} characters`)
    expect(html).toContain(english.booking.problems['additionalInfo-too-long'])
    expect(html).not.toContain('1,000')
  })
})
