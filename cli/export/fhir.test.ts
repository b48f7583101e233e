import type { Bundle, Appointment as FhirAppointment, Patient } from 'fhir/r4.js'
import { describe, expect, it } from 'vitest'
import { requestStates } from '../../domain/visit/request-outcome.ts'
import type { ListedRequest } from '../../server/visits/list-requests.ts'
import { aListedRequest, allAtOnce, anExportContext } from '../../test/support/an-export.ts'
import { fhirOf, uuidOfAddress } from './fhir.ts'

const erased = {
  request: { name: '', phone: '', email: '', additionalInfo: '' },
  erasedAtMs: 1,
}

async function bundleOf(
  requests: readonly ListedRequest[],
  reveal = true,
): Promise<Bundle<Patient | FhirAppointment>> {
  const text = await allAtOnce(fhirOf, requests, anExportContext({ reveal }))
  return JSON.parse(text)
}

async function partsOf(changes: Parameters<typeof aListedRequest>[0], reveal = true) {
  const { entry = [] } = await bundleOf([aListedRequest(changes)], reveal)
  const [patient, appointment] = entry.map(({ resource }) => resource)
  if (patient?.resourceType !== 'Patient') throw new Error('no patient')
  if (appointment?.resourceType !== 'Appointment') throw new Error('no appointment')
  return { patient, appointment }
}

describe('fhirOf', () => {
  it('is a Bundle without entries when there is nothing to export', async () => {
    expect(await bundleOf([])).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: '2026-11-20T10:00:00+05:30',
    })
  })

  it('keeps the rules of R4 that no type can hold, for every status, erased or not', async () => {
    const typed = { request: { email: 'a@b.cd', additionalInfo: 'नोट\n\t"' } }
    const requests = requestStates.flatMap((state, index) =>
      [{ request: {} }, erased, typed].map(({ request, ...changes }, kind) =>
        aListedRequest({
          ...{ ...changes, state },
          request: { ...request, storedAtMs: index * 10 + kind },
        }),
      ),
    )
    for (const reveal of [true, false]) {
      const { entry = [] } = await bundleOf(requests, reveal)
      const urls = entry.map(({ fullUrl }) => fullUrl)
      expect(new Set(urls).size, 'bdl-7: each entry has an address of its own').toBe(36)
      const resources = entry.map(({ resource }) => resource)
      const told = resources.flatMap((each) => (each?.resourceType === 'Appointment' ? each : []))
      const patients = told.flatMap(({ participant }) => participant[0]?.actor?.reference ?? [])
      expect(
        patients.every((url) => urls.includes(url)),
        'references lead somewhere',
      ).toBe(true)
      expect(JSON.stringify(entry), 'nothing is empty').not.toMatch(/:(""|\[\]|\{\})/)
    }
  })

  it('is an Appointment of half an hour in Delhi, with its tests and its two participants', async () => {
    const { patient, appointment } = await partsOf({
      request: { email: 'a@b.cd', additionalInfo: 'Lift?' },
    })
    expect(patient).toEqual({
      resourceType: 'Patient',
      name: [{ text: 'Asha Verma' }],
      telecom: [
        { system: 'phone', value: '98765 43210' },
        { system: 'email', value: 'a@b.cd' },
      ],
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'en' }] } }],
    })
    expect(appointment).toMatchObject({
      identifier: [{ system: 'https://centre.example/appointment-reference', value: '#SID123456' }],
      serviceType: [{ text: 'MRI Scan' }, { text: 'Blood Sugar' }],
      start: '2026-11-20T11:00:00+05:30',
      end: '2026-11-20T11:30:00+05:30',
      minutesDuration: 30,
      created: '2026-11-20T10:00:00+05:30',
      comment: 'Lift?',
      participant: [{ status: 'tentative' }, { actor: { display: 'Sunrise' } }],
    })
  })

  it.each([
    ['requested', 'proposed', 'tentative', 'needs-action'],
    ['unreachable', 'pending', 'needs-action', 'accepted'],
    ['confirmed', 'booked', 'accepted', 'accepted'],
    ['cancelled', 'cancelled', 'declined', 'declined'],
    ['arrived', 'arrived', 'accepted', 'accepted'],
    ['no-show', 'noshow', 'accepted', 'accepted'],
  ] as const)('tells %s as %s, the patient %s, the centre %s', async (state, code, ...both) => {
    const { appointment } = await partsOf({ state })
    expect(appointment.status).toBe(code)
    expect(appointment.participant.map((each) => each.status)).toEqual(both)
  })

  it('starts as agreed where another time was agreed', async () => {
    const agreed = { date: '2026-11-23', time: '9:00 AM', isAsAsked: false } as const
    const { appointment } = await partsOf({ agreed })
    expect(appointment.start).toBe('2026-11-23T09:00:00+05:30')
  })

  it('gives an erased Patient no value but the reason', async () => {
    const { patient, appointment } = await partsOf({ ...erased, state: 'requested' })
    const url = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'
    const reason = [{ extension: [{ url, valueCode: 'unknown' }] }]
    expect(patient).toEqual({ resourceType: 'Patient', name: reason, telecom: reason })
    expect(appointment.status).toBe('cancelled')
    expect(appointment.serviceType).toHaveLength(2)
    expect((await partsOf({ ...erased, state: 'confirmed' })).appointment.status).toBe('booked')
  })

  it('masks personal fields unless they are to be revealed', async () => {
    const parts = await partsOf({ request: { email: 'a@b.cd', additionalInfo: 'Lift?' } }, false)
    expect(parts.patient.name).toMatchObject([{ extension: [{ valueCode: 'masked' }] }])
    expect(JSON.stringify(parts)).not.toMatch(/Asha|98765|a@b|Lift|MRI/)
  })

  it('names an appointment the same in every export, and two with one reference apart', async () => {
    const urlsOf = async (...requests: ListedRequest[]) =>
      (await bundleOf(requests)).entry?.map(({ fullUrl }) => fullUrl) ?? []
    const first = aListedRequest()
    const reused = aListedRequest({ request: { storedAtMs: first.request.storedAtMs + 1 } })
    expect(await urlsOf(first)).toEqual(await urlsOf(aListedRequest({ state: 'confirmed' })))
    expect(new Set(await urlsOf(first, reused)).size).toBe(4)
  })
})

it('is the UUID of version 5, as RFC 9562 makes it', () => {
  // What Python's uuid5(NAMESPACE_URL, …) answers.
  expect(uuidOfAddress('https://centre.example/')).toBe('8e8bb5c9-d767-59ce-966e-29891a19f082')
})
