import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { OwnTests } from '../../domain/centre/published-facts.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { aLeasedNotice } from '../../test/support/a-notice.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { afterEvent, aVisit, joined } from '../../test/support/a-visit.ts'
import { configOf, sample } from '../../test/support/config-of.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { composeProviders } from '../providers/compose-providers.ts'
import { requestFields } from '../providers/provider.ts'
import { type LoadedVisit, openAskNumbers, type RequestOfVisit } from '../visits/loaded-visit.ts'
import { digestItem, isCutBy, requestMessage } from './message-texts.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

/** An afternoon slot, so that the request is not urgent. */
const time = '3:00 PM'

function messageOf(visit: LoadedVisit, changes: Parameters<typeof aLeasedNotice>[0] = {}) {
  const notice = aLeasedNotice(changes)
  const about = { notice, visit, shows: openAskNumbers(visit) }
  const message = requestMessage(about, { nowMs: fridayTenAm, hours: centre.hours })
  return {
    message,
    value: Object.fromEntries(message.fields.map((field) => [field.name, field.value])),
  }
}

const compose = (changes: Partial<RequestOfVisit> = {}) => messageOf(aVisit({ time, ...changes }))

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

  it('names the patient if a wish is about a visit entered by reception, even if the entry was undone', () => {
    const entry = { request: 1, agreed: { date: '2026-11-20', time }, hasCome: false } as const
    const entered = afterEvent(aVisit({ time }), { kind: 'entered', ...entry, asks: [1] })
    const wish = { kind: 'wishes-to-cancel', callByMs: fridayTenAm } as const
    const visit = afterEvent(afterEvent(entered, wish), { kind: 'undone', takesBack: 2 })
    expect(messageOf(visit).value).toMatchObject({ reference: '#SID123456', patient: 'Asha Verma' })
  })

  it('has the fields of the template in the same order', () => {
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
  ])('makes %s tappable if it is a number, and always keeps what was typed', (typed, shown) => {
    expect(compose({ phone: typed }).value.phone).toBe(shown)
  })

  it('has a headline without personal data', () => {
    expect(compose().message.headline).toBe('New request: #SID123456')
  })
})

describe('the notice for a near time', () => {
  it('says URGENT in the subject and before the time to call by, and nowhere else', () => {
    const { message, value } = compose({ time: '10:30 AM' })
    expect(message.headline).toBe('URGENT: New request: #SID123456')
    expect(value.call_by).toMatch(/^URGENT: /)
    expect(value.occasion).toBe('New request')
  })

  it('says URGENT with the earlier call-by if only the earlier of two requests is urgent', () => {
    const { value } = messageOf(aVisit({ time: '10:30 AM', callByMs: fridayTenAm }, { time }))
    expect(value.call_by).toBe('URGENT: 10:00 AM today')
  })

  it('says URGENT in a digest', () => {
    const visit = aVisit({ time: '10:30 AM' })
    const [request] = visit.requests
    expect(request && digestItem(visit, request, centre.hours)).toMatch(/^URGENT: #SID123456 /)
  })
})

describe('the notice of several requests', () => {
  const mri = {
    ...aRequest({ tests: ['MRI Scan'], date: '2026-11-21', additionalInfo: 'I have a\npacemaker' }),
    reference: '#SID111111',
  } as const
  const sugar = {
    ...aRequest({ tests: ['Blood Sugar'], date: '2026-11-23', time: '4:00 PM' }),
    reference: '#SID222222',
  } as const

  it('says tests, day, time and notes of each request', () => {
    const { message, value } = messageOf(aVisit(mri, sugar))
    expect(message.headline).toBe('Sent again after #SID111111, ask which holds: #SID222222')
    expect(value).toMatchObject({
      tests: 'Laboratory: Blood Sugar',
      date: 'Monday, 23 November 2026',
      time: '4:00 PM',
      notes: `Also #SID111111: CT/MRI/X-ray: MRI Scan, Saturday, 21 November 2026, 11:00 AM
> I have a
> pacemaker
Same name and number as #SID111111 shortly before: ask whether the newest one replaces it
Preparation: fasting if fasting sugar, advise if GTT, fasting if MRI of abdomen, no metal, ask about implants, contrast possible
Speaks English`,
    })
    const notes = message.fields.find(({ name }) => name === 'notes')
    expect(notes?.line).toBe(
      'Also #SID111111: MRI Scan, 2026-11-21 11:00 AM “I have a pacemaker” · Preparation: fasting if fasting sugar, advise if GTT, fasting if MRI of abdomen, no metal, ask about implants, contrast possible · Speaks English',
    )
  })

  it('names an earlier request and the agreed time, without a question, if reception has called about it', () => {
    const agreed = { date: '2026-11-21', time: '9:00 AM' } as const
    const called = afterEvent(aVisit(mri), { kind: 'agreed', asks: [1], agreed })
    const { value } = messageOf(joined(called, sugar))
    expect(value.occasion).toBe('Sent again after #SID111111')
    expect(value.notes).toMatch(
      /^Sent again after #SID111111: CT\/MRI\/X-ray: MRI Scan, Saturday, 21 November 2026, 11:00 AM\nAgreed for 2026-11-21 9:00 AM\nPrep/,
    )
    expect(value.notes).not.toContain('pacemaker')
  })

  it('names the earlier request only by its reference in a digest', () => {
    const visit = aVisit(mri, sugar)
    const items = visit.requests.map((request) => digestItem(visit, request, centre.hours))
    expect(items).toEqual([
      '#SID111111 “Asha Verma” +919876543210 (98765 43210), 1 test, 2026-11-21 11:00 AM, has a note',
      '#SID222222 “Asha Verma” +919876543210 (98765 43210), 1 test, 2026-11-23 4:00 PM, sent again after #SID111111',
    ])
  })
})

describe('the notice of a wish', () => {
  const agreed = { date: '2026-11-21', time: '9:00 AM' } as const
  const expected = afterEvent(aVisit({ additionalInfo: 'Second floor?' }), {
    kind: 'agreed',
    asks: [1],
    agreed,
  })
  const wishes = (...kinds: ('wishes-to-cancel' | 'wishes-to-move')[]) =>
    kinds.reduce((visit, kind) => afterEvent(visit, { kind, callByMs: fridayTenAm }), expected)

  it('says what the patient wishes, and the agreed time of the visit', () => {
    const { value } = messageOf(wishes('wishes-to-move'))
    expect(value).toMatchObject({
      occasion: 'Wants another time',
      reference: '#SID123456',
      call_by: '10:00 AM today',
    })
    expect(value.notes).toMatch(/^The patient wants another time\nAgreed for 2026-11-21 9:00 AM\n/)
    expect(value.notes).not.toContain('Second floor?')
  })

  it.each([
    ['request', 'Wants another time, cannot come'],
    ['remind', 'REMINDER, wants another time, cannot come'],
    ['alarm', 'NOBODY HAS BEEN TOLD YET'],
    ['needs-call', 'NEEDS CALL, NOBODY HAS BEEN TOLD YET'],
    ['tell-owner', 'NOBODY HAS CALLED YET'],
  ] as const)('names the occasion of a notice of kind %s', (kind, occasion) => {
    const visit = wishes('wishes-to-move', 'wishes-to-cancel')
    expect(messageOf(visit, { kind }).value.occasion).toBe(occasion)
  })

  it('says in its occasion what the patient wishes, even beside two new requests, and fits the template', () => {
    const all = wishes('wishes-to-move', 'wishes-to-cancel')
    const visit = [1, 2].reduce((so) => joined(so, aRequest()), all)
    for (const kind of ['request', 'remind'] as const) {
      const { occasion = '' } = messageOf(visit, { kind }).value
      expect(occasion).toMatch(/wants another time, cannot come$/)
      expect(occasion.length).toBeLessThanOrEqual(52)
    }
  })
})

describe('the notice of a corrected visit', () => {
  it('has the name, number, e-mail, language and tests that were sent or corrected last', () => {
    const texts = [
      { field: 'name', text: 'Asha Sharma' },
      { field: 'phone', text: '98111 22233' },
      { field: 'email', text: 'asha@example.com' },
      { field: 'language', text: 'hi' },
      { field: 'tests', text: '["ECG"]' },
    ] as const
    const corrected = afterEvent(aVisit(), { kind: 'corrected' }, texts)
    const { value } = messageOf(corrected)
    expect(value).toMatchObject({
      patient: 'Asha Sharma',
      phone: '+919811122233 (98111 22233)',
      tests: 'CT/MRI/X-ray: MRI Scan; Laboratory: Blood Sugar',
    })
    expect(value.notes).toBe('Tests as corrected: ECG\nSpeaks Hindi\nEmail: asha@example.com')
    expect(messageOf(joined(corrected, aRequest({ phone: '98765 43211' }))).value).toMatchObject({
      patient: 'Asha Verma',
      phone: '+919876543211 (98765 43211)',
      notes: expect.stringMatching(/Speaks English\nEmail: asha@example\.com$/),
    })
  })
})

function isCutWith(settings: Readonly<Record<string, string>>, own: OwnTests = []) {
  const { channels, recipients } = composeProviders(configOf(settings))
  return isCutBy(channels, recipients, () => own)
}

describe('a template', () => {
  const note = { tests: ['CRP'], additionalInfo: 'word '.repeat(20) }
  const isCut = isCutWith(sample.whatsApp)

  it('is too short for a long note, for many tests, and for two requests that each fit on their own', () => {
    expect(isCut(aVisit({ additionalInfo: 'word '.repeat(50) }))).toBe(true)
    expect(isCut(aVisit({ tests: allTests }))).toBe(true)
    expect(isCut(aVisit(note))).toBe(false)
    expect(isCut(aVisit(note, note))).toBe(true)
  })

  it('is too short for a note and the preparation of a test of the centre’s own', () => {
    const { ownTest } = aPublication
    const own = [{ ...ownTest, steps: ['no-metal', 'contrast-risks', 'blood-thinners'] as const }]
    const visit = aVisit({ tests: [ownTest.test], additionalInfo: 'word '.repeat(30) })
    expect(isCutWith(sample.whatsApp, own)(visit)).toBe(true)
    expect(isCutWith(sample.whatsApp, [ownTest])(visit)).toBe(false)
  })

  it('leaves nothing out once reception has called about one of two requests, or about both', () => {
    const agreed = { date: '2026-11-21', time: '9:00 AM' } as const
    const called = afterEvent(aVisit(note, note), { kind: 'agreed', asks: [1], agreed })
    expect(isCut(called)).toBe(false)
    const all = afterEvent(aVisit(note, note), { kind: 'agreed', asks: [1, 2], agreed })
    expect(isCut(all)).toBe(false)
    const wish = { kind: 'wishes-to-move', callByMs: fridayTenAm } as const
    expect(isCut(afterEvent(all, wish))).toBe(false)
  })

  it('cuts nothing in a minimal notice, or if reception has no phone', () => {
    const long = aVisit({ additionalInfo: 'word '.repeat(50) })
    expect(isCutWith({ ...sample.whatsApp, WHATSAPP_NOTICE: 'minimal' })(long)).toBe(false)
    expect(isCutWith({})(long)).toBe(false)
  })
})
