import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { aClaimedNotice, anAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { requestFields } from '../providers/provider.ts'
import { digestItem, isRequestNotice, requestMessage } from './message-texts.ts'

/** In the afternoon: an appointment an hour after its request is urgent. */
const time = '3:00 PM'

function compose(changes: Parameters<typeof anAppointment>[0] = {}) {
  const notice = aClaimedNotice({ appointment: anAppointment({ time, ...changes }) })
  if (!isRequestNotice(notice)) throw new Error('not about a request')
  const message = requestMessage(notice, fridayTenAm, undefined, centre.hours)
  return {
    message,
    value: Object.fromEntries(message.fields.map(({ name, value }) => [name, value])),
  }
}

describe('the notice of a request', () => {
  it('contains what reception needs to make the call', () => {
    const tests = ['ECG', 'MRI Scan', 'Lipid Profile', 'HbA1c'] as const
    const { value } = compose({
      ...aRequest({ tests, email: 'asha@example.com', additionalInfo: 'Second floor?' }),
      time,
      callByMs: delhiInstant('2026-11-21', 10 * 60 + 30),
    })
    expect(value).toEqual({
      occasion: 'New request',
      reference: '#SID123456',
      patient: 'Asha Verma',
      phone: '+919876543210 (98765 43210)',
      call_by: '10:30 AM tomorrow, Saturday',
      tests: 'CT/MRI/X-ray: MRI Scan; Cardiac: ECG; Laboratory: Lipid Profile, HbA1c',
      date: 'Friday, 20 November 2026',
      time,
      notes: `> Second floor?
Preparation: water limited if MRI of abdomen, no metal, ask about implants, contrast possible, fasting
Speaks English
Email: asha@example.com`,
    })
  })

  it('says under what condition a preparation applies', () => {
    const { value } = compose({ ...aRequest({ tests: ['Ultrasound', 'CT Scan'] }) })
    expect(value.notes).toMatch(
      /^Preparation: fasting if upper\/whole abdomen, full bladder if lower\/whole abdomen, KUB, early pregnancy, original prescription, fasting if CT with contrast, contrast possible, ask about pregnancy/,
    )
  })

  it('has the fields of the template, in its order', () => {
    expect(compose().message.fields.map(({ name }) => name)).toEqual(requestFields)
  })

  it.each([
    ['98765 43210', '+919876543210 (98765 43210)'],
    ['+91-9876543210', '+919876543210'],
    ['call my son', 'call my son'],
    ['12', '12'],
    ['+1 650 253 0000', '+16502530000'],
    ['९८७६५ ४३२१०', '+919876543210 (९८७६५ ४३२१०)'],
    ['98765 43210 / 011-4155 0000', '+919876543210 (98765 43210 / 011-4155 0000)'],
    ['home or 098111-22233', '+919811122233 (home or 098111-22233)'],
    ['+91', '+91'],
  ])('makes %s tappable where it is a number, and always keeps what was typed', (typed, shown) => {
    expect(compose({ phone: typed }).value.phone).toBe(shown)
  })

  it('has a headline without personal data', () => {
    expect(compose().message.headline).toBe('New request: #SID123456')
  })
})

describe('the notice of a request for a time that is near', () => {
  it('says URGENT before the time to call by and in the subject, and nowhere else', () => {
    const { message, value } = compose({ time: '10:30 AM' })
    expect(message.headline).toBe('URGENT: New request: #SID123456')
    expect(value.call_by).toMatch(/^URGENT: /)
    expect(value.occasion).toBe('New request')
  })

  it('says so in a digest', () => {
    const appointment = anAppointment({ time: '10:30 AM' })
    expect(digestItem(appointment, centre.hours)).toMatch(/^URGENT: #SID123456 /)
  })
})

describe('the notice of a correction', () => {
  it('names the corrected request, and asks reception which of the two is right', () => {
    const { message, value } = compose({ corrects: '#SID111111' })
    expect(value.occasion).toBe('CORRECTION of #SID111111 (ask which holds)')
    expect(message.headline).toBe('CORRECTION of #SID111111 (ask which holds): #SID123456')
    expect(value.notes).toContain('Same name and number as #SID111111 shortly before')
  })

  it('does the same in a digest', () => {
    const item = digestItem(anAppointment({ time, corrects: '#SID111111' }), centre.hours)
    expect(item).toMatch(/^CORRECTION of #SID111111 \(ask which holds\): #SID123456 /)
  })
})

describe('the entry of a request in a digest', () => {
  const item = (changes: Parameters<typeof anAppointment>[0]) =>
    digestItem(anAppointment({ time, ...changes }), centre.hours)

  it('says that there is a note, which it has no room for', () => {
    expect(item({})).toBe(
      '#SID123456 “Asha Verma” +919876543210 (98765 43210), 2 tests, 2026-11-20 3:00 PM',
    )
    expect(item({ additionalInfo: 'pacemaker' })).toMatch(/ 3:00 PM, has a note$/)
  })
})
