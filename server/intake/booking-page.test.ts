import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { readConfirmation } from '../../domain/confirmation-link.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { buildTestApp, type TestApp } from '../../test/support/test-app.ts'
import { allRequests } from '../../test/support/visit-store.ts'

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
  it('is stored, and answered with a redirect to the confirmation link, which has the reference', async () => {
    const testApp = await buildTestApp()
    const response = await post(testApp, aForm({ email: 'a@b.cd' }))
    expect(response.status).toBe(303)
    const link = new URL(response.headers.get('location') ?? '', 'http://x')
    expect(link.pathname).toBe('/appointment-confirmation')
    const [stored] = await allRequests(testApp.database)
    const { additionalInfo, ...shown } = aRequest({ email: 'a@b.cd' })
    expect(readConfirmation(link.searchParams)).toEqual({ ...shown, reference: stored?.reference })
  })

  it('leads both times to the confirmation of the first request if it is sent twice', async () => {
    const testApp = await buildTestApp()
    const [first, second] = await Promise.all([post(testApp, aForm()), post(testApp, aForm())])
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await allRequests(testApp.database)).toHaveLength(1)
  })

  it('is shown again if refused, with all that was typed and an error at the field', async () => {
    const testApp = await buildTestApp()
    const form = aForm({ name: 'Asha <Verma>', date: '2026-11-19' })
    const response = await post(testApp, form)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).not.toContain('disabled=""')
    expect(html).toContain(english.booking.problems['date-past'])
    expect(html).toContain('Asha &lt;Verma&gt;')
    expect(html).toMatch(/<title>Error: /)
    expect(html.match(/checked="" value="[^"]+"/g)).toEqual([
      'checked="" value="MRI Scan"',
      'checked="" value="Blood Sugar"',
      'checked="" value="11:00 AM"',
    ])
  })

  it('is shown again with the spec’s alert when it cannot be stored', async () => {
    const beforeWrite = () => Promise.reject(new Error('disk is full'))
    const testApp = await buildTestApp({ beforeWrite })
    const response = await post(testApp, aForm())
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('Failed to send WhatsApp notification.')
    expect(html).toContain('Asha Verma')
    expect(html).toContain(alert.kept)
    expect(html).toContain(alert.sendOnWhatsApp)
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
  it('ticks the tests that the address names, and ignores names that are not in the catalogue', async () => {
    const { app } = await buildTestApp()
    const response = await app.request('/book-appointment?test=MRI%20Scan&test=ECG&test=Astrology')
    const html = await response.text()
    expect(html.match(/checked=""/g)).toHaveLength(2)
    expect(html).not.toContain('Astrology')
  })

  it('shows the selected tests in the order of the form, not of the address', async () => {
    const { app } = await buildTestApp()
    const html = await (await app.request('/book-appointment?test=ECG&test=Ultrasound')).text()
    expect(html.match(/(?<=<span class="chip[^>]*>)[^<]+/g)).toEqual(['Ultrasound', 'ECG'])
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

  it('is refused if the added line does not fit, and shown again with the tick and what was typed', async () => {
    const testApp = await buildTestApp()
    const additionalInfo = 'x'.repeat(1000 - english.booking.family.line.length)
    const response = await post(testApp, forFamily({ additionalInfo }))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain(english.booking.problems['additionalInfo-too-long'])
    expect(html).toContain(`>${additionalInfo}</textarea>`)
    expect(html).toMatch(/name="bookingFor" checked=""/)
    expect(html).toContain(english.booking.family.nameHint)
  })
})
