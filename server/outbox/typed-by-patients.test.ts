import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aLeasedNotice } from '../../test/support/a-notice.ts'
import { aVisit } from '../../test/support/a-visit.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { emailBody } from '../providers/email/body.ts'
import { fieldValue } from '../providers/field-value.ts'
import type { Message } from '../providers/provider.ts'
import { openAskNumbers, type RequestOfVisit } from '../visits/loaded-visit.ts'
import { digestItem, field, requestMessage } from './message-texts.ts'

type TypedByPatient = Pick<RequestOfVisit, 'name' | 'phone' | 'email' | 'additionalInfo'>

const forged =
  'A; #SID999999 Ravi +919999999999, 1 test, 2026-11-20 11:00 AM, CANCELLED, do not call'

/** Parts of the centre's own messages, and spellings that look like them. */
const pieces = [
  ...[';', '; ', '；', '\u037e', '#', '＃', '♯', 'SID', '999999', '#SID999999', '\u200b', '\ufe0f'],
  ...['*', '_', '~', '`', '```', '*bold*', '“', '”', '"', '«', '·', ' · Email: ', '\n', '\u2028'],
  ...['.', '。', '．', 'http://', 'www.', 'evil.com', 'wa.me/91', '1.2.3.4', 'CANCELLED', 'अ', ' '],
  ...['\nPhone: +919999999999', 'CORRECTION of #SID999999', '(+9 more)', '\u202e', forged],
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 14,
  })
  .map((parts) => parts.join(''))
const line = text.map((typed) => typed.replaceAll(/\s/gu, ' '))
const typed: fc.Arbitrary<TypedByPatient> = fc.record({
  name: line.map((name) => name.slice(0, 100)),
  phone: line.map((phone) => phone.slice(0, 32)),
  email: fc.constantFrom('', 'asha@example.com', '*a*@evil.com', 'www.evil.com/x@evil.com'),
  additionalInfo: text,
})

/** Makes the message about a visit of these requests, numbered from #SID000001. */
function messageTo(...patients: readonly Partial<TypedByPatient>[]): Message {
  const visit = visitOf(patients)
  const about = { notice: aLeasedNotice(), visit, shows: openAskNumbers(visit) }
  return requestMessage(about, { nowMs: fridayTenAm, hours: centre.hours })
}

function visitOf(patients: readonly Partial<TypedByPatient>[]) {
  return aVisit(
    ...patients.map((patient, place) => ({ reference: referenceOf(place), ...patient })),
  )
}

function referenceOf(place: number): `#SID${string}` {
  return `#SID00000${place + 1}`
}

/** Makes a message that lists requests as the summary does. */
function aDigest(patients: readonly Partial<TypedByPatient>[]): Message {
  const items = patients.flatMap((patient, place) => {
    const visit = aVisit({ reference: referenceOf(place), ...patient })
    return visit.requests.map((request) => digestItem(visit, request, centre.hours))
  })
  return {
    kind: 'summary',
    recipient: '+919876500001',
    correlationId: 'a-summary',
    headline: 'A summary',
    fields: [field('summary', 'A summary'), field('requests', items.join('; '), items)],
  }
}

const whatsAppValues = ({ fields }: Message) => fields.map((field) => fieldValue(field, 'full'))
const references = (said: string) => said.match(/#\s*SID\s*\d+/giu) ?? []

describe('a digest', () => {
  it('contains no item or reference besides its own, whatever was typed (property)', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 2, maxLength: 3 }), (patients) => {
        const digest = aDigest(patients)
        const list = digest.fields[1]
        const own = patients.map((_, place) => referenceOf(place))
        expect(list?.items).toHaveLength(patients.length)
        expect(references(list?.value ?? '')).toEqual(own)
        expect(list?.value.split(/[;；\u037e]/u)).toHaveLength(patients.length)
        expect(emailBody(digest).text.split('\n  ')).toHaveLength(patients.length + 1)
      }),
    )
  })
})

describe('a message on WhatsApp', () => {
  it('gains neither formatting nor links from what was typed (property)', () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), (patients) => {
        const message = messageTo(...patients)
        const said = whatsAppValues(message).join('\n')
        const own = patients.map((_, place) => referenceOf(place))
        expect([...new Set(references(said))].toSorted()).toEqual(own)
        expect(said.split('\n')).toHaveLength(message.fields.length)
        expect(said.replaceAll('asha@example.com', '')).not.toMatch(
          /[*_~`]|\.[\p{L}]|:\/\/|\d\.\d+\.\d+\.\d|。/u,
        )
        for (const field of ['patient', 'notes']) {
          const shown =
            whatsAppValues(message)[message.fields.findIndex(({ name }) => name === field)]
          expect(shown?.match(/[“”]/gu)?.join('') ?? '').toMatch(/^(“”)*$/)
        }
      }),
    )
  })

  it.each([
    ['Asha Verma', 'Asha Verma'],
    ['Dr.Sharma (wife)', 'Dr. Sharma (wife)'],
    ["Mary O'Brien", "Mary O'Brien"],
    ['Asha "Ashu" Verma', "Asha 'Ashu' Verma"],
    ['आशा वर्मा', 'आशा वर्मा'],
    ['*Asha* _V_', '×Asha× V'],
    ['see evil.com/a?b#c', 'see evil. com/a?bc'],
    ['http://wa.me/1', 'http: //wa. me/1'],
    [forged, forged.replace('; #', ', ')],
  ])('keeps a typed name readable when it replaces marks in it: %s', (name, shown) => {
    const message = messageTo({ name })
    expect(whatsAppValues(message)[2]).toBe(`“${shown}”`)
  })
})

describe('a mail', () => {
  const additionalInfo = 'Wheelchair; *please*\nPhone: +919999999999\u2028Call by: never'
  const message = messageTo({ name: forged, additionalInfo })

  it.each([
    ['one request', message],
    ['two requests', messageTo({ additionalInfo }, { name: forged })],
  ])('contains every letter typed in %s, and no typed line looks like a field', (_case, said) => {
    const { text: mail } = emailBody(said)
    expect(mail).toContain(`Patient: ${forged}\n`)
    expect(mail).toContain(
      '\n  > Wheelchair; *please*\n  > Phone: +919999999999\n  > Call by: never\n',
    )
    expect(mail.match(/^Phone: /gm)).toHaveLength(1)
  })
})
